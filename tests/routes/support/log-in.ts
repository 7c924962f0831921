import {SEED_PASSWORD} from '~sandbox/world/customers';
import type {Answer, Shop, Visitor} from './shop';

/** Seeded customers of the consumer site. */
export const ADA = 'ada.whitfield@example.com';
export const MARCUS = 'marcus.oyelaran@example.com';

interface Credentials {
  email: string;
  password?: string;
  /** Path where the login continues. */
  to?: string;
}

export function logIn(
  visitor: Visitor,
  {email, password = SEED_PASSWORD, to = '/account/dashboard'}: Credentials,
): Promise<Answer> {
  return visitor.post('/shelter/login', {email, password, to});
}

/** A browser in which this customer is logged in. Throws if that fails. */
export async function loggedInVisitor(shop: Shop, email: string = ADA): Promise<Visitor> {
  const visitor = shop.visitor();
  const {status} = await logIn(visitor, {email});
  if (status !== 303) throw new Error(`not signed in: ${status}`);
  return visitor;
}
