import {ESLint, Linter} from 'eslint';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import {describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

const eslint = new ESLint({cwd: ROOT});

/** The `no-restricted-syntax` rules that report this source in this file. */
async function lint(file: string, source: string): Promise<string[]> {
  const config = (await eslint.calculateConfigForFile(file)) as Linter.Config;
  const restricted = config.rules?.['no-restricted-syntax'];
  return new Linter()
    .verify(
      source,
      [
        {
          files: ['**/*.{ts,tsx}'],
          languageOptions: {parser: tseslint.parser},
          ...(restricted && {rules: {'no-restricted-syntax': restricted}}),
        },
      ],
      file,
    )
    .map(({message}) => message.split(':')[0] ?? '');
}

const MAKES_COOKIE = `export const c = createCookie('cart');`;
const APPENDS_COOKIE = `headers.append('set-cookie', text);`;
const SETS_COOKIE = `export const init = {headers: {'Set-Cookie': text}};`;
const READS_PROCESS = `export const id = process.env.SITE_ID;`;
const READS_CONTEXT = `export const id = context.env.SITE_ID;`;
const PARSES = `export const env = parseEnv(raw);`;

describe('lint rules', () => {
  it.each([
    ['one-home-of-cookies', 'app/routes/cart.tsx', MAKES_COOKIE],
    ['one-home-of-cookies', 'app/domains/cart/cart.server.ts', APPENDS_COOKIE],
    ['one-home-of-cookies', 'server.ts', SETS_COOKIE],
    ['one-home-of-cookies', 'app/node/start.ts', APPENDS_COOKIE],
    ['one-reader-of-env', 'app/routes/cart.tsx', READS_CONTEXT],
    ['one-reader-of-env', 'app/services/commerce/client.server.ts', READS_PROCESS],
    ['one-reader-of-env', 'app/domains/session/cookie-jar.server.ts', READS_PROCESS],
    ['one-reader-of-env', 'app/shell/guards/guards.server.ts', PARSES],
    ['one-reader-of-env', 'server.ts', READS_PROCESS],
  ])('HOUSE-03 %s is reported in %s', async (rule, file, source) => {
    expect(await lint(file, source)).toEqual([rule]);
  });

  it.each([
    ['app/domains/session/cookie-jar.server.ts', MAKES_COOKIE],
    ['app/finish-response.server.ts', APPENDS_COOKIE],
    ['app/platform/env.server.ts', READS_PROCESS],
    ['app/context.server.ts', PARSES],
    ['scripts/env-file.ts', READS_PROCESS],
    ['app/routes/cart.tsx', `export const has = headers.has('Set-Cookie');`],
  ])('no syntax rule reports allowed code in %s', async (file, source) => {
    expect(await lint(file, source)).toEqual([]);
  });

  it('UI-81 what Safari 16.4 lacks is reported in code that browsers run', async () => {
    const {rules} = (await eslint.calculateConfigForFile('app/ui/button.tsx')) as Linter.Config;
    const restricted = rules?.['no-restricted-properties'];
    const source = 'URL.canParse(text); element.checkVisibility();';
    const reports = new Linter().verify(source, {
      rules: {'no-restricted-properties': restricted ?? 'off'},
    });
    expect(reports).toHaveLength(2);
  });

  it.each(['app/routes/cart.tsx', 'sandbox/sandbox.ts', 'tests/unit/platform/money.test.ts'])(
    'HOUSE-03 %s is linted for any, floating promises and type imports',
    async (file) => {
      const {rules} = (await eslint.calculateConfigForFile(file)) as Linter.Config;
      const severity = (rule: string) => (rules?.[`@typescript-eslint/${rule}`] as [number])[0];
      expect(
        ['no-explicit-any', 'no-floating-promises', 'consistent-type-imports'].map(severity),
      ).toEqual([2, 2, 2]);
    },
  );

  it.each(['app/ui/form-rules.ts', 'sandbox/commerce/cart/addresses.ts', 'server.ts'])(
    'EDGE-03b %s is linted for regular expressions that are not linear',
    async (file) => {
      const {rules} = (await eslint.calculateConfigForFile(file)) as Linter.Config;
      const source = 'export const markup = /<[^>]+>/; export const blanks = /^(?: +| )+$/;';
      const found = new Linter().verify(source, [
        {
          plugins: {regexp},
          rules: Object.fromEntries(
            Object.entries(rules ?? {}).filter(([name]) => name.startsWith('regexp/no-super')),
          ),
        },
      ]);
      expect(new Set(found.map(({ruleId}) => ruleId))).toEqual(
        new Set(['regexp/no-super-linear-backtracking', 'regexp/no-super-linear-move']),
      );
    },
  );

  it.each(['app/routes/cart.tsx', 'server.ts'])(
    'EDGE-05b %s may import only types from @shopify/remix-oxygen, which leaks error stacks',
    async (file) => {
      const {rules} = (await eslint.calculateConfigForFile(file)) as Linter.Config;
      expect(JSON.stringify(rules?.['@typescript-eslint/no-restricted-imports'])).toContain(
        '"@shopify/remix-oxygen","allowTypeImports":true',
      );
    },
  );
});
