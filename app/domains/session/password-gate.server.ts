import {COOKIES} from './cookie-registry';
import type {CookieJar} from './cookie-jar.server';
import {isSameText, sign, unsign} from './signature.server';

interface Gate {
  cookies: CookieJar;
  password: string | null;
  secret: string;
  now: number;
}

/** Passes are signed with the password, so a new password invalidates them all. */
export async function isPastGate({cookies, password, secret, now}: Gate): Promise<boolean> {
  if (password === null) return true;
  const pass = cookies.get('gate');
  const expires = pass && (await unsign(pass, secret + password));
  return expires !== null && Number(expires) > now;
}

export async function openGate(
  typed: string,
  {cookies, password, secret, now}: Gate,
): Promise<boolean> {
  if (password === null || !(await isSameText(typed, password))) return false;
  const expires = now + COOKIES.gate.maxAgeSeconds * 1000;
  cookies.set('gate', await sign(String(expires), secret + password));
  return true;
}
