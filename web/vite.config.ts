import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds the server that `wabe serve` started. */
const server = process.env['WABE_SERVER'] ?? 'http://127.0.0.1:8313'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/wabe/server/static',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
  },
  server: {
    proxy: { '/api': { target: server, ws: true } },
  },
  // so that tests that run as a page have what browsers have
  ...(process.env['VITEST'] ? { environments: { client: { resolve: { conditions: ['browser', 'module', 'development'] } } } } : {}),
  test: {
    // `@vitest-environment page`: where effects run
    alias: { 'vitest-environment-page': new URL('tests/page.ts', import.meta.url).pathname },
    include: ['tests/**/*.test.ts', 'src/**/*.test.ts'],
    testTimeout: 120_000, // a busy machine is no failure
  },
})
