import {CART_CHANGE_PATH} from '~/domains/cart/cart-form';
import {TOO_MANY_CHANGES_OUTCOME} from '~/domains/cart/show-outcome.server';
import {isDataPath} from './path-policy';
import type {ErrorPageVerdict} from './verdict';

/** Refuses in the format that the sender reads. Must stay cheap. */
export function tooManyForms(url: URL, seconds: number): Response | ErrorPageVerdict {
  const headers = {'Retry-After': String(seconds), 'Cache-Control': 'no-store'};
  if (url.pathname === CART_CHANGE_PATH) {
    return Response.json(TOO_MANY_CHANGES_OUTCOME, {status: 429, headers});
  }
  if (isDataPath(url.pathname)) return {errorPage: 429, headers};
  return new Response(TOO_MANY_FORMS, {status: 429, headers});
}

const TOO_MANY_FORMS =
  'Too many requests at once. Nothing changed. Wait a minute, go back and try again.';
