import type {Session} from '~/domains/session/session';
import {sha256} from '~/platform/digest.server';

const KEY_LENGTH = 16;

/** An opaque key per account, which a browser stores with the visit's tracking. */
export async function accountKey({customerId}: Pick<Session, 'customerId'>): Promise<string> {
  return (await sha256(`giving:${customerId}`)).slice(0, KEY_LENGTH);
}
