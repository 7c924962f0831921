import {DAY_SECONDS, HOUR_SECONDS} from '~/platform/duration';

/** Every cookie of the product: what it is for and how long it lives. A cookie that is not here cannot be set. */
export interface CookieDefinition {
  purpose: string;
  maxAgeSeconds: number;
  /** Scripts cannot read it. */
  httpOnly: boolean;
}

export type CookieName = 'guest_cart' | 'gate';

export const COOKIES: Record<CookieName, CookieDefinition> = {
  guest_cart: {
    purpose: "The id of a guest's cart",
    maxAgeSeconds: 30 * DAY_SECONDS,
    httpOnly: true,
  },
  gate: {
    purpose: 'The site password was given; signed',
    maxAgeSeconds: 12 * HOUR_SECONDS,
    httpOnly: true,
  },
};
