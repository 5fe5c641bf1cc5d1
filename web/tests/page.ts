/** Where tests of effects run: Svelte compiles for a page, of which there is nothing but the clock. */
export default { name: 'page', viteEnvironment: 'client', setup: () => ({ teardown: () => undefined }) }
