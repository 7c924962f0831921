import js from '@eslint/js';
import globals from 'globals';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** Where cookies are made, and where a response gets them (rule `one-home-of-cookies`). */
const COOKIE_HOMES = ['app/domains/session/**', 'app/request-handler.server.ts'];
/** Where the environment is read: the parser, and what hands it the raw one (rule `one-reader-of-env`). */
const ENV_READERS = ['app/platform/env.server.ts', 'app/node/start.ts'];
/** The URL table runs while building, where `NODE_ENV` is the way to know for what. */
const BUILD_TIME = ['app/routes.ts'];
const COMPOSITION_ROOT = ['app/context.server.ts'];

const cookieRules = [
  {
    selector:
      'CallExpression[callee.name=/^(createCookie|createCookieSessionStorage|createSessionStorage)$/]',
    message: 'one-home-of-cookies: cookies are made in app/domains/session only.',
  },
  ...[
    'CallExpression[callee.property.name=/^(append|set)$/] > Literal[value=/^set-cookie$/i]',
    'Property[key.value=/^set-cookie$/i]',
  ].map((selector) => ({
    selector,
    message:
      'one-home-of-cookies: app/request-handler.server.ts alone writes Set-Cookie, from the cookie jar.',
  })),
];

const envRules = [
  {
    selector: 'MemberExpression[object.name="process"][property.name="env"]',
    message: 'one-reader-of-env: the environment is read in app/platform/env.server.ts only.',
  },
  {
    selector: 'MemberExpression[object.name="context"][property.name="env"]',
    message: 'one-reader-of-env: the environment is read in app/platform/env.server.ts only.',
  },
];

const parseEnvRule = {
  selector: 'CallExpression[callee.name="parseEnv"]',
  message:
    'one-reader-of-env: the composition root parses the environment; others are given what they need.',
};

/** `no-restricted-syntax` replaces, and does not merge: each scope names all that holds in it. */
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
      /* Numbers read well in text; only what would print as `[object Object]` is a mistake. */
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {allowNumber: true, allowBoolean: true},
      ],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        {ignoreArrowShorthand: true, ignoreVoidOperator: true, ignoreVoidReturningFunctions: true},
      ],
      /* Spreading a string gives its code points, which is what is meant wherever it is done here. */
      '@typescript-eslint/no-misused-spread': ['error', {allow: ['string']}],
      /* Services are objects of closures: nothing uses `this`, so their verbs can be passed around. */
      '@typescript-eslint/unbound-method': 'off',
      /* Loaders and fakes are async by contract, also where they await nothing. */
      '@typescript-eslint/require-await': 'off',
      /* Remix refuses by throwing a Response, or data with a status. */
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
      /* 8.73 recurses without end on a type that holds itself, such as a GraphQL input. */
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      eqeqeq: ['error', 'always', {null: 'ignore'}],
      'no-console': 'off',
    },
  },
  {
    /* Visitors choose what expressions run over: each has to be linear (EDGE-03). */
    files: ['app/**/*.{ts,tsx}', 'sandbox/**/*.{ts,js}', 'server.ts'],
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
    /* It replaces `Error.prototype.toString` by the stack, which Remix then sends to browsers. */
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
    /* Playwright reads a fixture's needs from the pattern of its first parameter, which is empty when it has none. */
    files: ['tests/{e2e,skeleton}/**/*.ts'],
    rules: {'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}]},
  },
  {
    files: ['**/*.{js,cjs,mjs}'],
    languageOptions: {globals: globals.node},
  },
  {
    files: ['sandbox/http/*.js'],
    languageOptions: {globals: globals.browser},
  },
);
