import {vi} from 'vitest';
import {previewToken} from '~/domains/content/preview.server';
import type {SeedBlock} from '~sandbox/world/content/sites/seed-site';
import {SHOP} from '~sandbox/world/content/sites/shop/shop';
import {post} from './api';
import {sandboxOrigin as origin} from './shared-sandbox';
import {openShop, type Visitor} from './shop';

export const shop = openShop(origin);

/** Before, during and after the scheduled campaign of the seed data. */
export const [BEFORE, WITHIN, AFTER] = [
  '2026-11-20T12:00Z',
  '2027-01-10T12:00Z',
  '2027-02-01T12:00Z',
];

/** Sets only the shop's clock, because the sandbox is another process. */
export function setNow(moment: string): void {
  vi.useRealTimers();
  vi.useFakeTimers({toFake: ['Date'], now: new Date(moment)});
}

export const cms = (name: string) => `/api/cms/v1.0/${name}`;
export const ask = async <Value = Record<string, unknown>[]>(
  name: string,
  input: object = {},
  visitor: Visitor = shop.visitor(),
) => (await post<Value>(visitor, cms(name), input)).value;

/** A visitor in a preview with drafts. */
export async function editor(): Promise<Visitor> {
  const key = 'preview-key-of-this-test';
  const secret = 'a secret that is long enough';
  const token = await previewToken(
    {site: 'DTC', withDrafts: true, at: null, zip: null, consent: null},
    {key, secret, now: Date.now()},
  );
  const variables = {PREVIEW_KEY: key, SESSION_SECRET: secret};
  return openShop(origin, {variables}).visitor(`preview=${token}`);
}

export const isPublished = ({status = 'published'}: {status?: string}) => status === 'published';

function isDue({starts_at, ends_at}: {starts_at?: string; ends_at?: string}, moment: string) {
  const now = Date.parse(moment);
  return !(starts_at && Date.parse(starts_at) > now) && !(ends_at && Date.parse(ends_at) <= now);
}

/** Seed entries that are visible at `moment`, in order. */
export const dueAt = <Entry extends object>(entries: readonly Entry[], moment: string) =>
  entries.filter((entry) => isPublished(entry) && isDue(entry, moment));
export function linkOf({label, link: to}: {label: string; link: string}) {
  return {label, to};
}

/** The blocks of one collection on all pages that are visible at `moment`, in order. */
export function blocksAt<Kind extends SeedBlock['collection']>(collection: Kind, moment: string) {
  return SHOP.pages.filter(isPublished).flatMap(({slug, blocks}) =>
    dueAt(blocks, moment)
      .filter((block): block is Extract<SeedBlock, {collection: Kind}> => {
        return block.collection === collection;
      })
      .map((block) => ({...block, page: 'page' in block ? block.page : slug})),
  );
}
