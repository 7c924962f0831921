import {numberOfGid} from '~/platform/gid';
import {proveCustomer, type ProofOptions} from '~/services/subscriptions/customer-proof.server';
import type {CookieJar} from './cookie-jar.server';
import type {Session} from './session';

/** Sets the cookie that the provider's script reads, unless the browser already has one (SESS-09). Call it at login. */
export async function setOrderManagementCookie(
  cookies: CookieJar,
  {customerId}: Pick<Session, 'customerId'>,
  options: ProofOptions,
): Promise<void> {
  if (cookies.has('og_auth')) return;
  const {timestamp, signature} = await proveCustomer(customerId, options);
  cookies.set('og_auth', `${numberOfGid(customerId)}|${timestamp}|${signature}`);
}
