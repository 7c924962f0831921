import type {BrowserContext} from '@playwright/test';
import {composeEnv} from '~scripts/env-file';
import {ROOT} from '~sandbox/root';
import {openCartCookie} from '~tests/support/sealed-cart';

const {SESSION_SECRET: secret = ''} = composeEnv({root: ROOT, personal: false});

/** The id of the guest cart in the browser's cookies. Throws without one. */
export async function guestCartId(context: BrowserContext, origin: string): Promise<string> {
  const cookies = await context.cookies(origin);
  const text = cookies.find(({name}) => name === 'guest_cart')?.value;
  if (text === undefined) throw new Error('there is no guest cart');
  return openCartCookie('guest_cart', text, {secret});
}
