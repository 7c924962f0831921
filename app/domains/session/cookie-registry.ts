import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';

/** Definition of a cookie. Only cookies of this registry can be set. */
export interface CookieDefinition {
  purpose: string;
  maxAgeSeconds: number;
  httpOnly: boolean;
  /** A vendor's script reads the cookie by this name, so it gets no prefix. */
  isNamedByVendor?: true;
}

export type CookieName =
  | 'session'
  | 'cart'
  | 'guest_cart'
  | 'og_auth'
  | 'known_device'
  | 'gate'
  | 'preview'
  | 'user_location'
  | 'user_warehouse';

export const COOKIES: Record<CookieName, CookieDefinition> = {
  session: {
    purpose: 'Who is signed in; sealed, and of one site alone. On the staff site it lives 12 hours',
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  cart: {
    purpose: "The id of a signed-in person's cart, sealed",
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  guest_cart: {
    purpose: "The id of a guest's cart, sealed",
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  og_auth: {
    purpose:
      "Lets the subscription provider's script know the customer: `{id}|{seconds}|{signature}`",
    maxAgeSeconds: 2 * HOUR_SECONDS,
    httpOnly: false,
    isNamedByVendor: true,
  },
  known_device: {
    purpose:
      'Whose email this browser has logged in with, as hashes; sealed. Nobody else can use up their log-in tries',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: true,
  },
  gate: {
    purpose: 'The site password was given; signed',
    maxAgeSeconds: 12 * HOUR_SECONDS,
    httpOnly: true,
  },
  preview: {
    purpose: 'The editor’s preview: a signed token that expires after eight hours',
    maxAgeSeconds: 12 * HOUR_SECONDS,
    httpOnly: true,
  },
  user_location: {
    purpose: 'Where the visitor wants things delivered: `{zip}::{HOME or CLINIC}`',
    maxAgeSeconds: 180 * DAY_SECONDS,
    httpOnly: true,
  },
  user_warehouse: {
    purpose: 'The code of the warehouse that delivers there',
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
};
