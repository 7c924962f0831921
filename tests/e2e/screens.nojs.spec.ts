import {readFileSync} from 'node:fs';
import type {APIRequestContext} from '@playwright/test';
import {add, EVERY_4_WEEKS, KIBBLE} from '~tests/support/variants';
import {SEED_PASSWORD} from '~sandbox/world/customers';
import {expect, test} from './support/test';

interface Screen {
  path: string;
  audience: string;
  heading: string;
  parts: string[];
}

/** The table of the decision. */
const SCREENS: Screen[] = [
  ...readFileSync('docs/decisions/0035-what-each-screen-shows.md', 'utf8').matchAll(
    /^\| `([^`]+)` +\| (.+?) +\| (.+?) +\| (.+?) +\|$/gm,
  ),
].map(([, path = '', audience = '', heading = '', parts = '']) => ({
  path,
  audience,
  heading,
  parts: parts.split('; '),
}));

const ENTITIES: Record<string, string> = {amp: '&', quot: '"', '#x27': "'"};

function textOf(html: string): string {
  return html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity)
    .replace(/\s+/g, ' ');
}

/** Returns the headings and parts that a screen lacks. */
async function missingFrom(
  request: APIRequestContext,
  origin: string,
  {path, heading, parts}: Screen,
): Promise<string[]> {
  const html = await (await request.get(origin + path, {maxRedirects: 0})).text();
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const found = [...main.matchAll(/<h1\b.*?<\/h1>/gs)].map(([h1]) => textOf(h1).trim());
  const text = textOf(main);
  return [
    ...(found.length === 1 && found[0] === heading
      ? []
      : [`heading ${heading}, not ${found.join()}`]),
    ...parts.filter((part) => !text.includes(part)),
  ].map((missing) => `${path}: ${missing}`);
}

interface Audience {
  site: 'consumer' | 'staff';
  /** Seeded account; a guest has none. */
  email?: string;
  line?: ReturnType<typeof add>;
}

const AUDIENCES: Record<string, Audience> = {
  guest: {site: 'consumer', line: add(KIBBLE, 1, EVERY_4_WEEKS)},
  customer: {site: 'consumer', email: 'ada.whitfield@example.com'},
  'new staff': {site: 'staff', email: 'dov.abernathy@example.com'},
  'staff member': {site: 'staff', email: 'mina.duarte@example.com', line: add(KIBBLE)},
};

async function findMissing(
  {request, shop}: {request: APIRequestContext; shop: Record<Audience['site'], string>},
  screens: Screen[],
): Promise<string[]> {
  const missing: string[] = [];
  for (const [audience, {site, email, line}] of Object.entries(AUDIENCES)) {
    const origin = shop[site];
    const shown = screens.filter((screen) => screen.audience === audience);
    if (shown.length > 0 && email) {
      const form = {email, password: SEED_PASSWORD, to: '/'};
      await request.post(`${origin}/shelter/login`, {form, maxRedirects: 0});
    }
    if (shown.length > 0 && line) await request.post(`${origin}/cart/change`, {form: line});
    for (const screen of shown) missing.push(...(await missingFrom(request, origin, screen)));
    await request.post(`${origin}/logout`, {maxRedirects: 0});
  }
  return missing;
}

const isAccount = ({path}: Screen) => path.startsWith('/account/') && path !== '/account/login';

test('ROUTE-50 each screen shows the heading and the parts that were decided', async ({
  page: {request},
  shop,
}) => {
  const screens = SCREENS.filter((screen) => !isAccount(screen));
  expect(screens.length).toBeGreaterThan(20);
  expect(await findMissing({request, shop}, screens)).toEqual([]);
});

test('ACCT-03 each account screen shows the heading and the parts that were decided', async ({
  page: {request},
  shop,
}) => {
  const screens = SCREENS.filter(isAccount);
  expect(screens.length).toBeGreaterThan(9);
  expect(await findMissing({request, shop}, screens)).toEqual([]);
});
