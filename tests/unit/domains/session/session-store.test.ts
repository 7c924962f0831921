import {describe, expect, it} from 'vitest';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import type {IdleTimes} from '~/domains/session/idle/idle-times';
import {openSession} from '~/domains/session/session-store.server';
import {siteOf, type SiteId} from '~/domains/session/site';
import {makeSession} from '~tests/support/session';

const NOW = Date.UTC(2026, 10, 21);
const DAY_MS = 86_400_000;
const ADA = makeSession({endsAt: NOW + 30 * DAY_MS, lastSeenAt: NOW});
const NOA = makeSession({...ADA, customerId: 'gid://shopify/Customer/2', uid: 'uid-2'});

interface Visit {
  cookies?: Record<string, string>;
  site?: SiteId;
  now?: number;
  idle?: IdleTimes;
}

/** An alert that never ends the session turns off the server's inactivity limit as well. */
const NO_IDLE_END: IdleTimes = {seconds: 1800, alertSeconds: 0};

async function visit({cookies = {}, site: id = 'DTC', now = NOW, idle = NO_IDLE_END}: Visit = {}) {
  const site = siteOf(id);
  const header = Object.entries(cookies)
    .map((pair) => pair.join('='))
    .join('; ');
  const jar = createCookieJar(new Request('https://shop.test/', {headers: {Cookie: header}}), {
    suffix: site.cookieSuffix,
    secure: false,
  });
  const secrets = ['a secret of 16 up'];
  const session = await openSession({cookies: jar, secrets, site, idle, now});
  const cleared = () =>
    jar
      .headers()
      .filter((text) => text.includes('Max-Age=0'))
      .map((text) => text.split('=')[0]);
  return {jar, session, cleared};
}

async function textOf(person = ADA, site: SiteId = 'DTC', now = NOW): Promise<string> {
  const {session} = await visit({site, now});
  return session.tokenOf(person);
}

describe('session store', () => {
  it('SESS-02, SESS-03, SESS-17 session store reads back a whole session from its cookie', async () => {
    const {session, jar} = await visit();
    const whole = makeSession({
      ...ADA,
      savedCart: {metafieldId: null, cartId: 'gid://shopify/Cart/1'},
      notices: ['Tell “this”.'],
    });
    session.start(whole);
    await session.commit();
    const later = await visit({cookies: {session: jar.get('session') ?? ''}});
    expect(later.session.current()).toEqual(whole);
    await later.session.commit();
    expect(later.jar.headers()).toEqual([]);
  });

  it.each<[SiteId, number]>([
    ['DTC', 30 * DAY_MS],
    ['HPSF', DAY_MS / 2],
  ])(
    'SESS-33b, SESS-12 session store for site %s ends a session after %i ms, however long its cookie is kept',
    async (site, ms) => {
      const name = `session${siteOf(site).cookieSuffix}`;
      const cookies = {[name]: await textOf({...ADA, endsAt: NOW + ms}, site)};
      const last = await visit({cookies, site, now: NOW + ms - 1});
      expect(last.session.current()?.uid).toBe(ADA.uid);
      const late = await visit({cookies, site, now: NOW + ms});
      expect([late.session.current(), late.cleared()]).toEqual([null, [name]]);
    },
  );

  it('SEC-13 session store keeps the end of session and cookie through every change', async () => {
    let text = await textOf();
    for (const days of [10, 20, 29]) {
      const now = NOW + days * DAY_MS;
      const {session, jar} = await visit({cookies: {session: text}, now});
      session.update({refreshedAt: now});
      await session.commit();
      text = jar.get('session') ?? '';
      expect(jar.headers()[0]).toContain(`Max-Age=${(30 - days) * 86_400};`);
      expect(await session.open(await session.tokenOf(ADA))).toEqual(ADA);
    }
    const late = await visit({cookies: {session: text}, now: NOW + 30 * DAY_MS});
    expect(late.session.current()).toBeNull();
  });

  /* The limit is 17 s: 10 s idle, 2 s alert, and two heartbeats of 2.5 s. */
  it.each([
    [17_000, 2, true],
    [17_001, 2, false],
    [60_000, 0, true],
  ])(
    'SEC-17a session after %i ms without requests, with an alert of %i s, is open: %s',
    async (ms, alertSeconds, isOpen) => {
      const idle = {seconds: 10, alertSeconds};
      const text = await textOf();
      const {session} = await visit({cookies: {session: text}, idle, now: NOW + ms});
      expect(session.current() !== null).toBe(isOpen);
      expect((await session.open(text)) !== null).toBe(isOpen);
    },
  );

  it('SEC-17b session store updates lastSeenAt at most once per heartbeat', async () => {
    const idle = {seconds: 10, alertSeconds: 2};
    const cookies = {session: await textOf()};
    const soon = await visit({cookies, idle, now: NOW + 2_499});
    await soon.session.commit();
    expect(soon.jar.headers()).toEqual([]);
    const due = await visit({cookies, idle, now: NOW + 2_500});
    await due.session.commit();
    expect(due.session.current()?.lastSeenAt).toBe(NOW + 2_500);
    expect(due.jar.headers()).toHaveLength(1);
  });

  it('SESS-26, SESS-27 session end clears the customer’s personal cookies and no others', async () => {
    const others = {guest_cart: 'g', cart: 'c', gate: 'g', preview: 'p'};
    const own = {og_auth: 'o', user_location: '80011::HOME', user_warehouse: 'DEN'};
    const cookies = {session: await textOf(), ...own, ...others};
    const {session, cleared} = await visit({cookies});
    session.end();
    await session.commit();
    expect(session.current()).toBeNull();
    expect(cleared().sort()).toEqual([...Object.keys(own), 'session'].sort());
  });

  it('session update does nothing for a guest', async () => {
    const {session, jar} = await visit();
    session.update({firstName: 'Eve'});
    await session.commit();
    expect([session.current(), jar.headers()]).toEqual([null, []]);
  });
});

describe('session start', () => {
  const left = {og_auth: 'o', user_location: '96814::HOME', user_warehouse: 'HNL'};

  it('SEC-12 session start clears all personal cookies of another customer', async () => {
    const {session, jar, cleared} = await visit({cookies: {session: await textOf(NOA), ...left}});
    session.start(ADA);
    await session.commit();
    expect(session.current()).toEqual(ADA);
    expect(cleared().sort()).toEqual(Object.keys(left).sort());
    expect((await visit({cookies: {session: jar.get('session') ?? ''}})).session.current()).toEqual(
      ADA,
    );
  });

  it('session start for a guest clears a leftover proof, but not the location', async () => {
    const {session, cleared} = await visit({cookies: left});
    session.start(ADA);
    expect(cleared().sort()).toEqual(['og_auth']);
  });

  it('session start for the same customer clears nothing', async () => {
    const {session, cleared} = await visit({cookies: {session: await textOf(), ...left}});
    session.start({...ADA, firstName: 'Adelaide'});
    expect(cleared()).toEqual([]);
  });

  it('session start drops notices that don’t fit into the cookie', async () => {
    const {session, jar} = await visit();
    session.start({...ADA, notices: ['x'.repeat(4000)]});
    await session.commit();
    const text = jar.get('session') ?? '';
    expect(text.length).toBeLessThanOrEqual(3800);
    expect((await visit({cookies: {session: text}})).session.current()).toEqual(ADA);
  });
});
