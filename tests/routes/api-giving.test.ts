import {beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {numberOfGid} from '~/platform/gid';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {post} from './support/api';
import {BASE, customerOf, update, useAccountApi} from './support/account-api';
import {ADA, loggedInVisitor} from './support/log-in';
import type {Visitor} from './support/shop';

interface Cause {
  causeId: string;
  causeName: string;
}

const {sandbox, site} = useAccountApi();
let control: SandboxControl;
let featured: string[];

beforeAll(async () => {
  control = createSandboxControl(sandbox.origin());
  const state: unknown = await (await fetch(`${sandbox.origin()}/__control/giving`)).json();
  const {store} = state as {store: {config: {FeaturedCauseIds: string[]}}};
  featured = store.config.FeaturedCauseIds;
});
beforeEach(() => control.restore());

const read = async (visitor: Visitor) =>
  (await post<{account: string; cause: Cause | null}>(visitor, `${BASE}/get-giving-cause`, {}))
    .value;
const save = (visitor: Visitor, causeId: unknown) =>
  post<{cause: Cause | null}>(visitor, `${BASE}/set-giving-cause`, {causeId});

describe('the cause of an account', () => {
  it('GIVE-99 is kept, with the giving service’s name for it, and read in another browser', async () => {
    for (const causeId of [featured[0] ?? '', featured[2] ?? '']) {
      const saved = await save(site.ada, causeId);
      expect(saved.value.cause).toEqual({causeId, causeName: expect.any(String) as string});
      const elsewhere = await loggedInVisitor(site.shop, ADA);
      expect((await read(elsewhere)).cause).toEqual(saved.value.cause);
      const page = await elsewhere.get('/account/dashboard');
      expect(page.text).toContain(saved.value.cause?.causeName);
    }
    await save(site.ada, null);
    expect((await read(site.ada)).cause).toBeNull();
    expect((await save(site.ada, null)).status).toBe(200);
  });

  it('GIVE-100 is the caller’s own, under a key that differs by account', async () => {
    await save(site.ada, featured[0]);
    const [ada, marcus] = [await read(site.ada), await read(site.marcus)];
    expect(marcus.cause).toBeNull();
    expect(ada.account).toMatch(/^[0-9a-f]{16}$/);
    expect(ada.account).not.toBe(marcus.account);
    expect(await read(site.ada)).toEqual(ada);
  });

  it('GIVE-106 is read with the caller’s own number and email', async () => {
    const {value} = await post<{customer: {id: string; email: string}}>(
      site.ada,
      `${BASE}/get-giving-cause`,
      {},
    );
    const {id, email} = await customerOf(site.ada);
    expect(value.customer).toEqual({id: numberOfGid(id), email});
  });

  it('GIVE-100 isn’t available to a guest', async () => {
    const guest = site.shop.visitor();
    expect((await save(guest, featured[0])).status).toBe(401);
    expect((await post(guest, `${BASE}/get-giving-cause`, {})).status).toBe(401);
  });

  it.each([
    ['an unknown charity', '99-9999999', 422],
    ['an unknown portfolio', 'f'.repeat(32), 422],
    ['the word for none', '0', 422],
    ['another path', '../trackings', 422],
    ['a list of charities', '10-1234567,11-1242486', 422],
    ['text that is too long', '1'.repeat(65), 400],
    ['a number', 7, 400],
  ])('GIVE-99 isn’t %s', async (_what, causeId, status) => {
    await save(site.ada, null);
    expect((await save(site.ada, causeId)).status).toBe(status);
    expect((await read(site.ada)).cause).toBeNull();
  });

  it('GIVE-99 isn’t saved where the store lets no one choose', async () => {
    await control.setGiving({profile: 'no-choice'});
    expect((await save(site.ada, featured[0])).code).toBe('CAUSE_NOT_OFFERED');
  });

  it.each(['down', 'malformed'] as const)(
    'GIVE-94 isn’t saved while the giving service is %s, and is still shown',
    async (kind) => {
      const {cause} = (await save(site.ada, featured[0])).value;
      await control.fault({service: 'giving', kind});
      expect((await save(site.ada, featured[1])).status).toBe(502);
      expect((await read(site.ada)).cause).toEqual(cause);
      const page = await site.ada.get('/account/dashboard');
      expect(page.text).toContain(cause?.causeName);
    },
  );

  it('GIVE-99 can’t be written as a metafield', async () => {
    const {id} = await customerOf(site.ada);
    const metafields = [{namespace: 'custom', key: 'giving_cause', value: '{}'}];
    expect((await update(site.ada, id, {metafields})).status).toBe(400);
  });
});
