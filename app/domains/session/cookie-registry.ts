import {DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS} from '~/platform/duration';

/** Only cookies of this registry can be set. */
export interface CookieDefinition {
  purpose: string;
  maxAgeSeconds: number;
  httpOnly: boolean;
  /** A vendor's script reads the cookie by this name, so it gets no prefix. */
  isNamedByVendor?: true;
  /** Scripts read and write it. No page that guests share depends on it, so documents stay shareable. */
  isForBrowser?: true;
  /** Only the cart page and its changes use it, so the documents of other pages stay shareable. */
  isForCart?: true;
}

export type BrowserCookieName = 'consent' | 'favorites';

export type CookieName =
  | BrowserCookieName
  | 'session'
  | 'cart'
  | 'guest_cart'
  | 'saved_items'
  | 'removed_items'
  | 'logged_out'
  | 'og_auth'
  | 'known_device'
  | 'gate'
  | 'preview'
  | 'user_location'
  | 'user_warehouse';

/** Apart from the others, so that browsers needn't load them all. */
export const BROWSER_COOKIES: Record<BrowserCookieName, CookieDefinition> = {
  consent: {
    purpose:
      'The optional categories that the shopper has consented to, joined by `+`, or `none`; mirrors the privacy manager',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: false,
    isForBrowser: true,
  },
  favorites: {
    purpose: 'The handles of the products that a guest has saved as favorites, joined by `.`',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: false,
    isForBrowser: true,
  },
};

export const COOKIES: Record<CookieName, CookieDefinition> = {
  session: {
    purpose:
      'The logged-in customer; sealed, and valid on one site only. On the staff site it lasts 12 hours',
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  cart: {
    purpose: "The id of a logged-in customer's cart, sealed",
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  guest_cart: {
    purpose: "The id of a guest's cart, sealed",
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  saved_items: {
    purpose: 'The variants that a guest has saved for later in the cart, with plan and quantity',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: true,
    isForCart: true,
  },
  removed_items: {
    purpose:
      'The variants that a form without scripts removed from the cart, with plan and quantity, for Undo',
    maxAgeSeconds: 10 * MINUTE_SECONDS,
    httpOnly: true,
    isForCart: true,
  },
  logged_out: {
    purpose:
      'A customer’s session ended here, and the browser has had no cart since: a tab that still shows one says so',
    maxAgeSeconds: DAY_SECONDS,
    httpOnly: true,
    isForCart: true,
  },
  og_auth: {
    purpose:
      "Identifies the customer to the subscription provider's script: `{id}|{seconds}|{signature}`",
    maxAgeSeconds: 2 * HOUR_SECONDS,
    httpOnly: false,
    isNamedByVendor: true,
  },
  known_device: {
    purpose:
      'Hashes of the emails that this browser has logged in with, sealed. Others can’t use up their login attempts',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: true,
  },
  gate: {
    purpose: 'The site password was entered; signed',
    maxAgeSeconds: 12 * HOUR_SECONDS,
    httpOnly: true,
  },
  preview: {
    purpose: 'An editor’s preview: a signed token that expires after eight hours',
    maxAgeSeconds: 12 * HOUR_SECONDS,
    httpOnly: true,
  },
  user_location: {
    purpose: 'The shopper’s delivery location: `{zip}::{HOME or CLINIC}`',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: true,
  },
  user_warehouse: {
    purpose: 'The code of the warehouse that delivers to that location',
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  ...BROWSER_COOKIES,
};
