import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** The only places that create cookies and set them on responses (rule `one-home-of-cookies`). */
const COOKIE_HOMES = ['app/domains/session/**', 'app/finish-response.server.ts'];
/**
 * The only places that read the environment: the parser, and the entry point that passes it the raw values (rule
 * `one-reader-of-env`).
 */
const ENV_READERS = ['app/platform/env.server.ts', 'app/node/start.ts'];
/** The URL table runs at build time, when `NODE_ENV` says what the build is for. */
const BUILD_TIME = ['app/routes.ts'];
const COMPOSITION_ROOT = ['app/context.server.ts'];

const cookieRules = [
  {
    selector:
      'CallExpression[callee.name=/^(createCookie|createCookieSessionStorage|createSessionStorage)$/]',
    message: 'one-home-of-cookies: only app/domains/session may create cookies.',
  },
  ...[
    'CallExpression[callee.property.name=/^(append|set)$/] > Literal[value=/^set-cookie$/i]',
    'Property[key.value=/^set-cookie$/i]',
  ].map((selector) => ({
    selector,
    message:
      'one-home-of-cookies: only app/finish-response.server.ts may set Set-Cookie, from the cookie jar.',
  })),
];

const envRules = [
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'one-reader-of-env: only app/platform/env.server.ts may read the environment.',
  },
  {
    selector: 'MemberExpression[object.name="context"][property.name="env"]',
    message: 'one-reader-of-env: only app/platform/env.server.ts may read the environment.',
  },
];

const parseEnvRule = {
  selector: 'CallExpression[callee.name="parseEnv"]',
  message:
    'one-reader-of-env: only app/context.server.ts may parse the environment; pass values to other modules.',
};

/** A later `no-restricted-syntax` replaces an earlier one instead of merging, so each scope lists all of its rules. */
const restrict = (files, ...rules) => ({
  files,
  rules: {'no-restricted-syntax': ['error', ...rules.flat()]},
});

export default tseslint.config(
  {
    ignores: [
      'dist/',
      'node_modules/',
      '.sandbox/',
      '.cache/',
      'graphql/generated/',
      'test-results/',
      'playwright-report/',
    ],
  },
  {linterOptions: {reportUnusedDisableDirectives: 'error'}},
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
      globals: globals.es2023,
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        {argsIgnorePattern: '^_', varsIgnorePattern: '^_'},
      ],
      /* Numbers and booleans print well; only values that would print as `[object Object]` are a mistake. */
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true},
      ],
      /* Spreading a string gives its code points, which is always the intention here. */
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      /* Services are objects of closures without `this`, so their methods can be passed around. */
      '@typescript-eslint/unbound-method': 'off',
      /* Loaders and fakes have to be async, even if they await nothing. */
      '@typescript-eslint/require-await': 'off',
      /* Remix routes throw a `Response`, or `data` with a status. */
      '@typescript-eslint/only-throw-error': [
        'error',
        {
          allow: [
            {from: 'lib', name: 'Response'},
            {
              from: 'package',
              name: 'UNSAFE_DataWithResponseInit',
              package: '@remix-run/router',
            },
            {from: 'package', name: 'DataWithResponseInit', package: '@remix-run/router'},
          ],
        },
      ],
      '@typescript-eslint/no-misused-promises': ['error', {checksVoidReturn: {attributes: false}}],
      /* Version 8.73 recurses endlessly on recursive types, such as some GraphQL inputs. */
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'off',
    },
  },
  {
    /* Clients choose the text that regular expressions run on, so each expression must take linear time (EDGE-03). */
    files: ['app/**/*.{ts,tsx}', 'sandbox/**/*.{ts,js}', 'scripts/**/*.ts', 'server.ts'],
    plugins: {regexp},
    rules: {
      'regexp/no-super-linear-backtracking': ['error', {report: 'potential'}],
      'regexp/no-super-linear-move': 'error',
      'regexp/no-dupe-disjunctions': 'error',
      'regexp/no-dupe-characters-character-class': 'error',
      'regexp/no-empty-capturing-group': 'error',
      'regexp/no-misleading-capturing-group': 'error',
      'regexp/no-misleading-unicode-character': 'error',
      'regexp/no-optional-assertion': 'error',
      'regexp/no-useless-assertions': 'error',
      'regexp/no-useless-backreference': 'error',
      'regexp/strict': 'error',
    },
  },
  {
    files: ['app/**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {...reactHooks.configs.recommended.rules, 'react-hooks/exhaustive-deps': 'error'},
  },
  {
    files: ['app/**/*.tsx'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    /* Missing in Safari 16.4, the oldest that the shop supports (UI-81). */
    files: ['app/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-properties': [
        'error',
        {object: 'URL', property: 'canParse', message: 'Use parseUrl of app/platform.'},
        {property: 'checkVisibility', message: 'Use getComputedStyle.'},
      ],
    },
  },
  {
    /* The package replaces `Error.prototype.toString` with the stack, which Remix then sends to browsers. */
    files: ['app/**/*.{ts,tsx}', 'server.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@shopify/remix-oxygen',
              allowTypeImports: true,
              message: 'Import values from @remix-run/server-runtime: this package leaks stacks.',
            },
          ],
        },
      ],
    },
  },
  restrict(['app/**/*.{ts,tsx}', 'server.ts'], cookieRules, envRules, parseEnvRule),
  restrict(COOKIE_HOMES, envRules, parseEnvRule),
  restrict(ENV_READERS, cookieRules),
  restrict(COMPOSITION_ROOT, cookieRules, envRules),
  restrict(BUILD_TIME, cookieRules, parseEnvRule),
  {
    /*
     * Playwright reads a fixture's dependencies from its first parameter's pattern, which is empty when there are none.
     */
    files: ['tests/{e2e,skeleton}/**/*.ts'],
    rules: {'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}]},
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['sandbox/{http,privacy,reviews,tags}/*.js'],
    languageOptions: {
      /* The capitalized ones are constants that the sandbox writes before the script. */
      globals: {...globals.browser, SETTINGS: 'readonly', ORIGIN: 'readonly', PASSKEY: 'readonly'},
    },
  },
);
