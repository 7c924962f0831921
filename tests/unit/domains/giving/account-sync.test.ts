import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {parseAccountCause, writeAccountCause} from '~/domains/giving-eligibility/account-cause';
import {accountStep} from '~/domains/giving/rules/account-sync';
import type {AccountCauses} from '~/domains/giving/sdk/follow-account';
import {givingApp} from '~tests/sandbox/giving/giving-app';
import {givingVisit, tabStorage} from './giving-visit';

const SHELTER = {causeId: '11-1242486', causeName: 'Shelter'};
const BANK = {causeId: '12-1250405', causeName: 'Food Bank'};
const PLACE = {type: 0, style: 0, placement: 1, location: 0};

describe('a visit and the account', () => {
  it.each([
    ['both have none', '0', null, '0', 'keep'],
    ['both have the same', 'a', null, 'a', 'keep'],
    ['only the account has one', '0', null, 'a', 'adopt'],
    ['a guest chose one before logging in', 'a', null, '0', 'report'],
    ['a guest chose another before logging in', 'a', null, 'b', 'report'],
    ['the account’s changed elsewhere', 'a', 'a', 'b', 'adopt'],
    ['the account’s was cleared elsewhere', 'a', 'a', '0', 'adopt'],
    ['a choice here wasn’t saved', 'b', 'a', 'a', 'report'],
    ['a clearing here wasn’t saved', '0', 'a', 'a', 'report'],
    ['both changed', 'b', 'a', 'c', 'report'],
  ] as const)('GIVE-99 when %s', (_when, here, synced, saved, step) => {
    expect(accountStep({here, synced, saved})).toBe(step);
  });
});

describe('the account’s metafield', () => {
  it('GIVE-99 is read as it was written', () => {
    expect(parseAccountCause(writeAccountCause(SHELTER))).toEqual(SHELTER);
    const long = parseAccountCause(writeAccountCause({...SHELTER, causeName: 'x'.repeat(500)}));
    expect(long?.causeName).toHaveLength(200);
  });

  it.each([
    null,
    undefined,
    '',
    '{',
    '7',
    'null',
    '{}',
    '{"causeId":"0","causeName":"None"}',
    '{"causeId":"../x y","causeName":"x"}',
    '{"causeId":"1","causeName":""}',
    '{"causeId":1,"causeName":"x"}',
    JSON.stringify({causeId: '1', causeName: 'x'.repeat(201)}),
    `{"causeId":"1","causeName":"x","more":"${'x'.repeat(1000)}"}`,
  ])('GIVE-99 counts as none when it reads %s', (text) => {
    expect(parseAccountCause(text)).toBeNull();
  });
});

/** An account at the shop's server, with what a browser asked it to save. */
function accountOf(key: string, cause: typeof SHELTER | null = null) {
  const saved: (string | null)[] = [];
  const causes: AccountCauses = {
    read: async () => ({account: key, customer: {id: key, email: `${key}@example.com`}, cause}),
    save: async (causeId) => void saved.push(causeId),
  };
  return {causes, saved};
}

describe('a cause', () => {
  beforeEach(() => {
    vi.useFakeTimers({toFake: ['setInterval', 'clearInterval']});
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  async function start(options: Parameters<typeof givingVisit>[0]) {
    const visit = givingVisit(options);
    let isOpen: boolean | undefined;
    const started = visit.giving.start().then((open) => (isOpen = open));
    while (isOpen === undefined) {
      await new Promise((resolve) => setImmediate(resolve));
      await vi.advanceTimersByTimeAsync(100);
    }
    await started;
    return visit;
  }

  it('GIVE-99 of the account is restored in a new session, and isn’t reported back', async () => {
    const {causes, saved} = accountOf('ada', SHELTER);
    const {giving, state} = await start({account: causes});
    expect(giving.state().tracking).toMatchObject(SHELTER);
    expect((await state()).trackings).toMatchObject([SHELTER]);
    expect(saved).toEqual([]);
  });

  it('GIVE-99 that a customer chooses or clears is reported to the account', async () => {
    const {causes, saved} = accountOf('ada');
    const {giving} = await start({account: causes});
    await giving.setCause(SHELTER, PLACE);
    await giving.setCause(null, PLACE);
    await vi.waitFor(() => expect(saved).toEqual([SHELTER.causeId, null]));
  });

  it('GIVE-99 of a guest goes to the account with the login', async () => {
    const {causes, saved} = accountOf('ada', BANK);
    const {giving} = await start({account: null});
    await giving.setCause(SHELTER, PLACE);
    await giving.follow(causes);
    expect(saved).toEqual([SHELTER.causeId]);
    expect(giving.state().tracking).toMatchObject(SHELTER);
  });

  it('GIVE-30 GIVE-99 from a link replaces the account’s', async () => {
    const {causes, saved} = accountOf('ada', BANK);
    const sandbox = givingApp();
    const finder = givingVisit({sandbox});
    const [first] =
      (await finder.giving.search(
        {name: '', place: '80202', state: '', categoryId: 3, page: 0},
        PLACE,
      )) ?? [];
    const causeId = first?.id ?? '';
    await start({account: causes, sandbox, url: `https://shop.test/cart?sgcause=${causeId}`});
    expect(saved).toEqual([causeId]);
  });

  it.each([
    ['a guest’s, after the log out', null],
    ['another customer’s', accountOf('ben')],
  ])('GIVE-100 isn’t %s', async (_whose, next) => {
    const [storage, sandbox] = [tabStorage(), givingApp()];
    const first = await start({storage, sandbox, account: accountOf('ada', SHELTER).causes});
    const tracked = first.giving.state().tracking?.trackingId;
    const second = await start({storage, sandbox, account: next?.causes ?? null});
    expect(second.giving.state().tracking).toMatchObject({causeId: '0'});
    expect(second.giving.state().tracking?.trackingId).not.toBe(tracked);
    expect(next?.saved ?? []).toEqual([]);
  });

  it('GIVE-104 isn’t taken from a link that the previous customer followed', async () => {
    const [storage, sandbox] = [tabStorage(), givingApp()];
    const url = `https://shop.test/cart?sgcause=${SHELTER.causeId}`;
    const ada = accountOf('ada');
    await start({storage, sandbox, url, account: ada.causes});
    expect(ada.saved).toEqual([SHELTER.causeId]);
    const ben = accountOf('ben');
    for (const account of [null, ben.causes, ben.causes]) {
      const {giving} = await start({storage, sandbox, url, account});
      expect(giving.state().tracking).toMatchObject({causeId: '0'});
    }
    expect(ben.saved).toEqual([]);
  });

  it('GIVE-94 is the visit’s own while the account can’t be read or written', async () => {
    const broken = () => Promise.reject(new Error('HTTP 503'));
    const visit = givingVisit({account: {read: broken, save: broken}});
    const errors = visit.handleErrors();
    void visit.giving.start();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(100);
      expect(visit.giving.state().phase).toBe('open');
    });
    expect(await visit.giving.setCause(SHELTER, PLACE)).toBe(true);
    expect(errors).toContain('HTTP 503');
  });
});
