import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vitest/config'

/** Where `npm run dev` finds the server that `wabe serve` started. */
const server = process.env['WABE_SERVER'] ?? 'http://127.0.0.1:8313'

/** Tests of effects: what they test is compiled as for a page. */
const EFFECTS = 'tests/**/*.svelte.test.ts'

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
  test: {
    testTimeout: 120_000, // a busy machine is no failure
    projects: [
      { extends: true, test: { name: 'plain', include: ['tests/**/*.test.ts', 'src/**/*.test.ts'], exclude: [EFFECTS] } },
      { extends: true, resolve: { conditions: ['browser'] }, test: { name: 'effects', include: [EFFECTS], environment: './tests/page.ts', server: { deps: { inline: ['svelte'] } } } },
    ],
  },
})
