/** Copying a text that stands in a field. */

/** Selects the field and copies it by the older way, which pages without a clipboard have too (plain http); whether that worked. */
function copyFrom(field: HTMLInputElement): boolean {
  field.focus()
  field.select()
  return document.execCommand('copy')
}

/** Copies what the field holds; where that fails it stays selected, for the person's own keys. Whether it is copied. */
export async function copy(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    return copyFrom(field)
  }
}
