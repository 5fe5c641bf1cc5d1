import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', 'dist/'] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      // TypeScript knows undefined names better
      'no-undef': 'off',
      'max-lines': ['error', 400],
      '@typescript-eslint/no-non-null-assertion': 'error',
    },
  },
  { files: ['public/**/*.js'], languageOptions: { globals: globals.serviceworker } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: {
      parserOptions: { extraFileExtensions: ['.svelte'], parser: ts.parser, svelteConfig },
    },
    rules: {
      // addresses are plain paths of our own small router
      'svelte/no-navigation-without-resolve': 'off',
      // maps and sets are replaced as wholes ($state.raw), never changed in place
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
)
