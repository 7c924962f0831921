import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';
import {TRIMS} from '~scripts/framework-trims';
import {FLAGS, trim} from '~scripts/trim-framework';

const read = (...file: string[]) => readFileSync(path.join(ROOT, ...file), 'utf8');

const APP = readdirSync(path.join(ROOT, 'app'), {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({file, text: read('app', file)}));

const appFilesWith = (pattern: RegExp) =>
  APP.filter(({text}) => pattern.test(text)).map(({file}) => file);

/** Only the server's router has this one. */
const ONLY_ON_SERVERS = new Set(['v7_throwAbortReason']);

const IMPORTED = new Set([
  'Await',
  'Form',
  'Links',
  'Meta',
  'MetaDescriptor',
  'Navigation',
  'NavigationType',
  'Outlet',
  'RemixBrowser',
  'RemixServer',
  'Scripts',
  'ScrollRestoration',
  'ShouldRevalidateFunction',
  'isRouteErrorResponse',
  'matchRoutes',
  'useActionData',
  'useFetcher',
  'useLoaderData',
  'useLocation',
  'useMatches',
  'useNavigate',
  'useNavigation',
  'useNavigationType',
  'useRevalidator',
  'useRouteError',
  'useRouteLoaderData',
  'useSearchParams',
]);

const LEFT_OUT = [
  /\b(?:clientLoader|clientAction|HydrateFallback|PrefetchPageLinks|viewTransition|useBlocker)\b/,
  /\bprefetch=|\bgetKey=|\bdefer\(/,
  /\b(?:encType|formEncType|formenctype)\b|\b(?:method|formMethod)="(?!get|post)/i,
  /\bscript:ld\+json'?:|\bcharset: '|\bas: 'script'/,
  /\] = useSearchParams\([^)]|\[\w+, \w+\] = useSearchParams/,
  /\bsubmit\b[^}]*\} = useFetcher|\.submit\(/,
  /__remixRouter\.(?:basename|blockers|createHref|deleteBlocker|dispose|future|getBlocker|_internal)/,
];

describe('trimming the framework', () => {
  it.each(TRIMS)('replaces texts that the installed $module contains', ({module, texts}) => {
    const code = read('node_modules', module);
    const trimmed = trim(code, texts);
    for (const [text, instead] of Object.entries(texts)) {
      expect(trimmed.includes(text), text).toBe(false);
      expect(trimmed.includes(instead), instead).toBe(true);
    }
  });

  it('fails when an update has changed a text', () => {
    expect(() => trim('if (isSinglePageApp) {}', {'if (isSpaMode)': 'if (false)'})).toThrow(
      'The framework no longer contains: if (isSpaMode)',
    );
  });

  it('assumes only flags that the shop or Remix turns on', () => {
    const config = read('vite.config.ts');
    const browser = trim(read('node_modules/@remix-run/react/dist/esm/browser.js'), {});
    const flags = TRIMS.flatMap(({module}) =>
      [...read('node_modules', module).matchAll(FLAGS)].map(([, flag = '']) => flag),
    ).filter((flag) => !ONLY_ON_SERVERS.has(flag));
    expect(new Set(flags)).toContain('v3_singleFetch');
    expect(new Set(flags)).toContain('v7_partialHydration');
    for (const flag of flags) {
      const isOn = new RegExp(`\\b${flag}: true\\b`);
      expect(flag.startsWith('v3_') ? config : browser).toMatch(isOn);
    }
  });

  it('leaves out nothing that the shop uses', () => {
    expect(LEFT_OUT.flatMap(appFilesWith)).toEqual([]);
    expect(read('vite.config.ts')).not.toContain('basename');
  });

  /* Before adding a name, make sure that the trimmed code still does all that the name needs. */
  it('leaves the exports of Remix that the shop imports', () => {
    const imported = APP.flatMap(({text}) =>
      [...text.matchAll(/import (?:type )?\{([^}]*)\} from '@remix-run\/react'/g)].flatMap(
        ([, names = '']) => names.split(',').map((name) => name.trim().replace(/^type /, '')),
      ),
    ).filter((name) => name !== '');
    expect(imported.filter((name) => !IMPORTED.has(name))).toEqual([]);
    expect(appFilesWith(/from '(?:@remix-run\/router|react-router)/)).toEqual([]);
    expect(appFilesWith(/from 'react-dom'/)).toEqual(
      appFilesWith(/^import \{(?:createPortal|flushSync)\} from 'react-dom';$/m),
    );
  });

  it('leaves what the root route needs, and only that route has stylesheets', () => {
    const root = read('app/root.tsx');
    expect(root).toMatch(/\bas ErrorBoundary,/);
    expect(root).toMatch(/^export function Layout\(/m);
    expect(root).toMatch(/^export default /m);
    expect(appFilesWith(/^export (?:const|function) links\b|\bas links\b/m)).toEqual(['root.tsx']);
    expect(appFilesWith(/\.css(?:\?url)?';$/m)).toEqual(['root.tsx']);
  });
});
