import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const IMPURE_GLOBALS = [
  'fetch',
  'XMLHttpRequest',
  'WebSocket',
  'localStorage',
  'sessionStorage',
  'indexedDB',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'requestAnimationFrame',
  'requestIdleCallback',
  'performance',
];

const IMPURE_CALLS = [
  ['Date', 'now'],
  ['Math', 'random'],
  ['crypto', 'randomUUID'],
  ['crypto', 'getRandomValues'],
];

const NODE_GLOBALS = {
  console: 'readonly',
  process: 'readonly',
  setTimeout: 'readonly',
  clearTimeout: 'readonly',
  URL: 'readonly',
  fetch: 'readonly',
  performance: 'readonly',
};

export default defineConfig(
  globalIgnores([
    'dist/',
    '.cache/',
    'data/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    'public/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    // For comments: code is broken by Prettier, and what it leaves longer is text in quotes.
    rules: {
      'max-len': [
        'error',
        {
          code: 100,
          comments: 100,
          ignorePattern: 'eslint-disable', // the reason stands on the line
          ignoreUrls: true,
          ignoreStrings: true,
          ignoreTemplateLiterals: true,
          ignoreRegExpLiterals: true,
        },
      ],
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-invalid-void-type': ['error', { allowAsThisParameter: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_' }],
      '@typescript-eslint/consistent-type-definitions': 'off', // unions and mapped types are types, contracts interfaces
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      eqeqeq: 'error',
      'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
      'no-console': 'error',
    },
  },
  {
    // `as const`, `satisfies` and parsing come first; a file that must brand or narrow says why on
    // the line.
    files: ['src/**/*.{ts,tsx}', 'server/**/*.ts', 'contract/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-type-assertion': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    },
  },
  {
    // What is not written in the code goes to the database as a value, never as a part of a
    // statement. The schema is read by a tool, and takes nothing from anybody.
    files: ['server/**/*.ts'],
    ignores: ['server/db/schema/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.object.name='sql'][callee.property.name='raw']:not([arguments.0.type='Literal']):not([arguments.0.consequent.type='Literal'][arguments.0.alternate.type='Literal'])",
          message: 'Only text that stands in the code may become SQL; give the rest as values.',
        },
      ],
    },
  },
  {
    // XState learns a machine's types from `{} as Context`: a value that is never read.
    files: ['src/machines/*Machine.ts'],
    rules: { '@typescript-eslint/no-unsafe-type-assertion': 'off' },
  },
  {
    files: ['src/engine/**/*.ts', 'src/machines/**/*.ts'],
    ignores: ['src/engine/canvas/**', 'src/engine/audio/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...IMPURE_GLOBALS.map((name) => ({
          name,
          message: 'Pure code takes time, chance and platform functions as arguments.',
        })),
      ],
      'no-restricted-properties': [
        'error',
        ...IMPURE_CALLS.map(([object, property]) => ({
          object,
          property,
          message: 'Pure code takes time and chance as arguments.',
        })),
      ],
    },
  },
  {
    files: ['src/engine/canvas/**/*.ts', 'src/engine/audio/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'fetch', 'localStorage', 'sessionStorage', 'indexedDB'],
      'no-restricted-properties': ['error', { object: 'Math', property: 'random' }],
    },
  },
  {
    // The functions of a prover's context are made to be taken out of it by name.
    files: ['src/solvers/{toolkit,z3}/*.ts', 'tests/solvers/toolkit/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    files: ['src/ui/**/*.{ts,tsx}'],
    ignores: ['src/ui/platform/**', 'src/ui/settings/**'],
    rules: {
      'no-restricted-globals': ['error', 'localStorage', 'sessionStorage', 'indexedDB'],
    },
  },
  {
    files: ['src/ui/**/*.tsx', 'tests/ui/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // As in the recommended set: a table may be a grid.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': [
        'error',
        { table: ['grid'], td: ['gridcell'], tr: ['row'] },
      ],
    },
  },
  {
    files: ['src/cli/**/*.ts', 'server/main.ts', 'scripts/**', 'tests/**/*.{ts,tsx}'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['tests/**/*.{ts,tsx}'],
    rules: {
      'max-lines-per-function': 'off', // a describe block is one function
      '@typescript-eslint/no-empty-function': 'off',
      '@typescript-eslint/no-misused-spread': 'off', // drawings are ASCII
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: { globals: NODE_GLOBALS },
  },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable' } },
  },
);
