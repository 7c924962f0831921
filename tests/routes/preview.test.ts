import {beforeAll, describe, expect, it} from 'vitest';
import {formatMoment, type ShownPreview} from '~/domains/content/shown-preview';
import type {SiteContent} from '~/domains/content/site-content';
import type {PreviewAnswer} from '~/domains/content/preview-form.server';
import {previewToken} from '~/domains/content/preview.server';
import {TOO_MANY_ATTEMPTS} from '~/shell/guards/too-many-attempts';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {createEditor} from './support/editor';
import {useOwnSandbox} from '../support/own-sandbox';
import {openShop, watchShop, type Answer, type Visitor} from './support/shop';

watchShop();
const sandbox = useOwnSandbox();
const KEY = 'a-key-for-editors-only';
const SECRET = 'a-secret-of-this-deployment';
const VARIABLES = {PREVIEW_KEY: KEY, SESSION_SECRET: SECRET};
const DRAFT = '/mud-season';
let editor: ReturnType<typeof createEditor>;
beforeAll(() => {
  editor = createEditor(sandbox.origin());
});

const shop = (variables = {}) =>
  openShop(sandbox.origin(), {variables: {...VARIABLES, ...variables}});
const visitor = () => shop().visitor();

const rootOf = (answer: Answer) =>
  answer.page().loaderData.root as {preview: ShownPreview | null; content: SiteContent};

const LAST_MOMENT = Date.parse('9999-12-30');

const formOf = (answer: Answer) =>
  (answer.page().loaderData.preview as {answer: PreviewAnswer}).answer.values;

/** Requests a preview and follows its link, as an editor does. */
async function previewing(fields: Record<string, string>, at: Visitor = visitor()) {
  const made = await at.post('/preview', {key: KEY, to: '/', ...fields});
  expect(made.status).toBe(303);
  const opened = await at.get(made.location ?? '');
  expect(opened.status).toBe(302);
  return {visitor: at, link: made.location ?? '', to: opened.location};
}

describe('a preview', () => {
  it('CMS-06a, CMS-12a shows drafts, opens the requested page and can be shared by its link', async () => {
    expect((await visitor().get(DRAFT)).status).toBe(404);
    const {visitor: editorVisitor, link, to} = await previewing({to: DRAFT, drafts: '1'});
    expect(to).toBe(DRAFT);
    expect((await editorVisitor.get(DRAFT)).status).toBe(200);

    const colleague = visitor();
    expect((await colleague.get(link)).location).toBe(DRAFT);
    expect((await colleague.get(DRAFT)).status).toBe(200);
    expect((await visitor().get(DRAFT)).status).toBe(404);
  });

  it('CMS-06b shows no drafts unless requested, and never archived pages', async () => {
    const {visitor: without} = await previewing({});
    expect((await without.get(DRAFT)).status).toBe(404);
    const {visitor: withDrafts} = await previewing({drafts: '1'});
    expect((await withDrafts.get('/holiday-table')).status).toBe(404);
  });

  it('CMS-12b shows scheduled content at its moment only', async () => {
    const textsAt = async (at: string) => {
      const {visitor: editorVisitor} = await previewing({at});
      const {announcements, banners} = rootOf(await editorVisitor.get('/')).content;
      return [...announcements.map(({text}) => text), ...banners.map(({headline}) => headline)];
    };
    const before = await textsAt('2026-11-20T09:00');
    const within = await textsAt('2027-01-10T09:00');
    expect(within.filter((text) => !before.includes(text)).length).toBeGreaterThan(0);
    expect(await textsAt('2027-03-10T09:00')).toEqual(before);
  });

  it('CMS-12b uses its zip everywhere, and refuses to change it', async () => {
    const {visitor: editorVisitor} = await previewing({zip: '96813'});
    const {location} = (await editorVisitor.get('/')).page().loaderData.pages as {
      location: {zip: string};
    };
    expect(location.zip).toBe('96813');
    expect(editorVisitor.cookies.has('user_location')).toBe(false);
    const changed = await editorVisitor.post('/location', {zip: '80202'});
    expect([changed.status, changed.text]).toEqual([
      409,
      expect.stringContaining('This preview is for 96813.'),
    ]);
    expect(editorVisitor.cookies.has('user_location')).toBe(false);
  });

  it('CMS-14a CMS-14b shows its settings, can be changed and can be left', async () => {
    const {visitor: editorVisitor} = await previewing({
      drafts: '1',
      at: '2027-01-10T09:00',
      zip: '80202',
      consent: 'functional',
    });
    expect(rootOf(await editorVisitor.get('/')).preview).toMatchObject({
      kind: 'open',
      withDrafts: true,
      at: Date.parse('2027-01-10T16:00:00Z'),
      zip: '80202',
      consent: 'functional',
    });
    expect(formOf(await editorVisitor.get('/preview?to=/faq'))).toEqual({
      to: '/faq',
      drafts: '1',
      at: '2027-01-10T09:00',
      zip: '80202',
      consent: 'functional',
    });
    const left = await editorVisitor.post('/preview/leave', {to: '/faq'});
    expect([left.status, left.location]).toEqual([303, '/faq']);
    expect(rootOf(await editorVisitor.get('/')).preview).toBeNull();
    expect((await editorVisitor.get(DRAFT)).status).toBe(404);
    expect(formOf(await editorVisitor.get('/preview'))).toEqual({to: '/', drafts: '1'});
    const {visitor: published} = await previewing({});
    expect(formOf(await published.get('/preview'))).toEqual({to: '/'});
  });

  it('CMS-13a CMS-13b CMS-13c is not cached or indexed, and can be framed', async () => {
    const {visitor: editorVisitor} = await previewing({drafts: '1'});
    for (const path of ['/', '/faq', '/products/dog', '/_root.data', '/robots.txt']) {
      const {headers} = await editorVisitor.get(path);
      expect([path, headers.get('Cache-Control')]).toEqual([path, 'no-store']);
      expect([path, headers.get('X-Robots-Tag')]).toEqual([path, 'noindex']);
      expect([path, headers.get('X-Frame-Options')]).toEqual([path, null]);
    }
    const {headers} = await visitor().get('/');
    expect(headers.get('X-Robots-Tag')).toBeNull();
    expect(headers.get('X-Frame-Options')).toBe('DENY');
  });

  it('CMS-12a shows what was just saved', async () => {
    const {visitor: editorVisitor} = await previewing({drafts: '1'});
    await editor.change('sites', {code: {_eq: 'DTC'}}, {contact_hours: 'Saved just now.'});
    expect(rootOf(await editorVisitor.get('/')).content.contact.hours).toBe('Saved just now.');
  });
});

describe('an invalid preview link', () => {
  const preview = {site: 'DTC', withDrafts: false, at: null, zip: null, consent: null} as const;
  const keys = {key: KEY, secret: SECRET, now: Date.now()};

  it('CMS-12c opens nothing if any part of it was changed', async () => {
    const token = await previewToken(preview, keys);
    const [payload = '', signature = ''] = token.split('.');
    const decoded = atob(payload);
    const wider = btoa(decoded.replace('"withDrafts":false', '"withDrafts":true'));
    const longer = btoa(decoded.replace(/"expires":\d+/, '"expires":99999999999999'));
    for (const forged of [
      `${wider}.${signature}`,
      `${longer}.${signature}`,
      `${payload}.${signature.replace(/^./, (item) => (item === '0' ? '1' : '0'))}`,
      payload,
      'nonsense',
      `${'a'.repeat(1800)}.${signature}`,
      await previewToken(preview, {...keys, key: 'another-key-for-editors'}),
      await previewToken(preview, {...keys, secret: 'another-secret-of-ours'}),
    ]) {
      const at = visitor();
      expect((await at.get(`/preview/${forged}?to=/`)).status).toBe(404);
      expect(at.cookies.has('preview')).toBe(false);
      const carrying = shop().visitor(`preview=${forged}`);
      expect((await carrying.get(DRAFT)).status).toBe(404);
    }
  });

  it('CMS-12c says that it has expired after eight hours', async () => {
    const hours = 3_600_000;
    const expired = await previewToken(preview, {...keys, now: Date.now() - 8 * hours - 1000});
    const answer = await visitor().get(`/preview/${expired}?to=/`);
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
    expect(answer.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(answer.status).toBe(410);
    expect(JSON.stringify(answer.page())).toContain('This preview has expired');
    const carrying = shop().visitor(`preview=${expired}`);
    expect(rootOf(await carrying.get('/')).preview).toEqual({kind: 'over'});
    const unexpired = await previewToken(preview, {...keys, now: Date.now() - 8 * hours + 60_000});
    expect((await visitor().get(`/preview/${unexpired}?to=/faq`)).location).toBe('/faq');
  });

  it.each([LAST_MOMENT + 1, Date.parse('0001-01-02') - 1, 8.64e15 + 1, Number.MAX_SAFE_INTEGER])(
    'CMS-12b, CMS-14a for the moment %d, which can’t be formatted, opens nothing',
    async (at) => {
      const token = await previewToken({...preview, at}, keys);
      const answer = await visitor().get(`/preview/${token}?to=/`);
      expect(answer.status).toBe(404);
      expect(JSON.stringify(answer.page())).toContain('This link doesn’t open a preview');
      const carrying = shop().visitor(`preview=${token}`);
      expect(rootOf(await carrying.get('/')).preview).toEqual({kind: 'over'});
    },
  );

  it('CMS-12b, CMS-14a can have the last moment that can be formatted', async () => {
    const token = await previewToken({...preview, at: LAST_MOMENT}, keys);
    const carrying = shop().visitor(`preview=${token}`);
    const {preview: shown} = rootOf(await carrying.get('/'));
    if (shown?.kind !== 'open' || shown.at === null) throw new Error('it is not open');
    expect(formatMoment(shown.at)).toContain('9999');
    expect(formOf(await carrying.get('/preview'))).toMatchObject({at: '9999-12-29T17:00'});
  });

  it('CMS-12c opens nothing on the other site', async () => {
    const token = await previewToken({...preview, withDrafts: true}, keys);
    const staff = shop({SITE_ID: 'HPSF'}).visitor();
    const answer = await staff.get(`/preview/${token}?to=/`);
    expect(answer.status).toBe(404);
    expect(JSON.stringify(answer.page())).toContain('our other site');
    const carrying = shop({SITE_ID: 'HPSF'}).visitor(`preview_hpsf=${token}`);
    expect(rootOf(await carrying.get('/')).preview).toEqual({kind: 'over'});
  });

  it.each(['//evil.example', 'https://evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'CMS-12c doesn’t redirect to %s',
    async (to) => {
      const token = await previewToken(preview, keys);
      const answer = await visitor().get(`/preview/${token}?to=${encodeURIComponent(to)}`);
      expect(answer.location).toBe('/');
    },
  );
});

describe('access to previews', () => {
  it('CMS-12d requires the key, and refuses a wrong one at its field', async () => {
    const answer = await visitor().post('/preview', {key: 'guess', to: '/'});
    expect(answer.status).toBe(422);
    expect(answer.page().actionData).toMatchObject({
      preview: {errors: {key: expect.any(String) as string}},
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  });

  it.each([
    [{zip: '123'}, 'zip'],
    [{zip: '00000'}, 'zip'],
    [{zip: 'abcde'}, 'zip'],
    [{at: 'tomorrow'}, 'at'],
    [{at: '2027-02-30T10:00'}, 'at'],
    [{consent: 'maybe'}, 'consent'],
  ])('CMS-12d refuses %o at its field', async (fields, name) => {
    const answer = await visitor().post('/preview', {key: KEY, to: '/', ...fields});
    expect(answer.status).toBe(422);
    expect(answer.page().actionData).toMatchObject({
      preview: {errors: {[name]: expect.any(String) as string}},
    });
  });

  it.each([
    [{key: KEY, consent: 'maybe'}, {consent: 'Choose one.'}],
    [{to: '/faq'}, {key: 'That isn’t the editors’ key.'}],
  ])('CMS-12d explains what is wrong with %o', async (fields, errors) => {
    const answer = await visitor().post('/preview', fields);
    expect(answer.page().actionData).toMatchObject({preview: {errors}});
  });

  it('CMS-12d, LOC-14b accepts any well-formed zip while the zip ranges are unavailable', async () => {
    const control = createSandboxControl(sandbox.origin());
    await control.fault({service: 'inventory', kind: 'down'});
    expect((await visitor().post('/preview', {key: KEY, zip: '00000'})).status).toBe(303);
    expect((await visitor().post('/preview', {key: KEY, zip: '123'})).status).toBe(422);
    await control.clearFaults();
  });

  it('CMS-12d limits guessing per client address', async () => {
    const guess = (address: string) =>
      visitor().send('/preview', {
        method: 'POST',
        body: new URLSearchParams({key: 'guess'}),
        headers: {'oxygen-buyer-ip': address},
      });
    const statuses = [];
    for (let tries = 0; tries < 12; tries += 1) statuses.push((await guess('10.0.0.1')).status);
    expect(statuses.at(0)).toBe(422);
    expect(statuses.at(-1)).toBe(429);
    expect((await guess('10.0.0.2')).status).toBe(422);
  });

  it('CMS-12d, CMS-17 isn’t limited with the right key', async () => {
    const headers = {'oxygen-buyer-ip': '10.0.0.9'};
    for (let tries = 0; tries < 14; tries += 1) {
      const opened = await visitor().send(`/preview?key=${KEY}&to=/faq`, {headers});
      expect(opened.status).toBe(302);
    }
  });

  it('CMS-12d, CMS-17 limits guessing in the URL and says so', async () => {
    const guess = (address: string, key = 'guess') =>
      visitor().get(`/preview?key=${key}`, {'oxygen-buyer-ip': address});
    for (let tries = 0; tries < 10; tries += 1) await guess('10.0.0.3');
    for (const limited of [await guess('10.0.0.3'), await guess('10.0.0.3', KEY)]) {
      expect(limited.status).toBe(429);
      expect(Number(limited.headers.get('Retry-After'))).toBeGreaterThan(0);
      expect(limited.page().loaderData.preview).toMatchObject({
        answer: {errors: {key: TOO_MANY_ATTEMPTS}},
      });
    }
    expect((await guess('10.0.0.4')).status).toBe(403);
  });

  it('CMS-17 is granted to the content system’s button by a URL with the key', async () => {
    const at = visitor();
    const opened = await at.get(`/preview?key=${KEY}&to=${encodeURIComponent(DRAFT)}`);
    expect(opened.status).toBe(302);
    await at.get(opened.location ?? '');
    expect((await at.get(DRAFT)).status).toBe(200);
    const wrong = await visitor().get(`/preview?key=guess&to=/faq`);
    expect(wrong.status).toBe(403);
    expect(wrong.headers.getSetCookie()).toEqual([]);
    expect(wrong.page().loaderData.preview).toMatchObject({
      answer: {values: {to: '/faq'}, errors: {key: 'That isn’t the editors’ key.'}},
    });
  });

  it('CMS-12d is denied if no key is configured', async () => {
    const without = shop({PREVIEW_KEY: ''}).visitor();
    expect((await without.get('/preview')).status).toBe(404);
    expect((await without.post('/preview', {key: ''})).status).toBe(404);
    const token = await previewToken(
      {site: 'DTC', withDrafts: true, at: null, zip: null, consent: null},
      {key: '', secret: SECRET, now: Date.now()},
    );
    expect((await without.get(`/preview/${token}`)).status).toBe(404);
  });
});
