/** Where the tests run: as the program of a page, not as what a server would make of it, in which no effect ever runs. */
import type { Environment } from 'vitest/runtime'

export default { name: 'page', viteEnvironment: 'client', setup: () => ({ teardown: () => undefined }) } satisfies Environment
