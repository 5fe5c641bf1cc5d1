/** Commands that the server has not answered yet: a page that goes before would not learn what became of them. */

let count = 0

export async function underWay<T>(command: Promise<T>): Promise<T> {
  count += 1
  try {
    return await command
  } finally {
    count -= 1
  }
}

export const isUnderWay = (): boolean => count > 0
