import {describe, expect, it, vi} from 'vitest';
import {knownDeviceId, rememberDevice} from '~/domains/identity/limits/known-device.server';
import {emailKeyOf} from '~/platform/email-key.server';
import {createCookieJar} from '~/domains/session/cookie-jar.server';
import {siteOf} from '~/domains/session/site';
import {changeCharacter} from '~tests/support/change-character';

const SECRETS = ['a secret of 16 up'];

function browser(cookie = '', site: 'DTC' | 'HPSF' = 'DTC', secrets = SECRETS) {
  const headers: HeadersInit = cookie === '' ? {} : {Cookie: `__Host-known_device=${cookie}`};
  const request = new Request('https://shop.test/', {headers});
  const cookies = createCookieJar(request, {suffix: '', secure: true});
  return {site: siteOf(site), visitor: {cookies}, settings: {secrets}};
}

async function cookieAfter(emails: string[], from = ''): Promise<string> {
  let cookie = from;
  for (const email of emails) {
    const context = browser(cookie);
    await rememberDevice(context, await emailKeyOf(email));
    cookie = context.visitor.cookies.get('known_device') ?? '';
  }
  return cookie;
}

const knows = async (
  cookie: string,
  email: string,
  {site = 'DTC', secrets = SECRETS}: {site?: 'DTC' | 'HPSF'; secrets?: string[]} = {},
) => (await knownDeviceId(browser(cookie, site, secrets), await emailKeyOf(email))) !== null;

describe('the known-device cookie', () => {
  it('ID-28b recognizes an email in any case, and no other one', async () => {
    const cookie = await cookieAfter(['Noa@example.com']);
    expect(await knows(cookie, ' noa@EXAMPLE.com')).toBe(true);
    expect(await knows(cookie, 'ada@example.com')).toBe(false);
  });

  it('ID-28b keeps the id of an email, and gives each email its own', async () => {
    const noa = await emailKeyOf('noa@example.com');
    const ada = await emailKeyOf('ada@example.com');
    const first = await cookieAfter(['noa@example.com']);
    const later = await cookieAfter(['ada@example.com', 'noa@example.com'], first);
    const id = await knownDeviceId(browser(first), noa);
    expect(await knownDeviceId(browser(later), noa)).toBe(id);
    expect(await knownDeviceId(browser(later), ada)).not.toBe(id);
  });

  it('ID-28b keeps the last five customers who logged in', async () => {
    const people = [1, 2, 3, 4, 5, 6].map((n) => `person${n}@example.com`);
    const cookie = await cookieAfter(people);
    const known = await Promise.all(people.map((email) => knows(cookie, email)));
    expect(known).toEqual([false, true, true, true, true, true]);
    expect(cookie.length).toBeLessThan(2000);
  });

  it('ID-28a is sealed and HttpOnly, and lives 180 days', async () => {
    const context = browser();
    await rememberDevice(context, await emailKeyOf('noa@example.com'));
    const [header = ''] = context.visitor.cookies.headers();
    expect(header).toMatch(
      /^__Host-known_device=v1\.[\w-]+; Path=\/; Max-Age=15552000; SameSite=Lax; HttpOnly; Secure$/,
    );
  });

  it('ID-28c is ignored when it is changed, from another site, sealed with another secret, or too old', async () => {
    const email = 'noa@example.com';
    const cookie = await cookieAfter([email]);
    expect(await knows(changeCharacter(cookie), email)).toBe(false);
    expect(await knows('nonsense', email)).toBe(false);
    expect(await knows(cookie, email, {site: 'HPSF'})).toBe(false);
    expect(await knows(cookie, email, {secrets: ['another secret of 16']})).toBe(false);
    vi.useFakeTimers({now: Date.now() + 181 * 86_400_000, toFake: ['Date']});
    expect(await knows(cookie, email)).toBe(false);
    vi.useRealTimers();
  });
});
