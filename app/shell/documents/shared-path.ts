import {PET_FOOD_PATH} from '~/domains/pets/pet-paths';

/** First segments of paths whose pages depend on more than the URL, or that aren't pages. */
const NOT_SHARED = new Set([
  'account',
  'api',
  'back-in-stock',
  'builds',
  'checkout',
  'compare',
  'contact-us',
  'favorites',
  'find-order',
  'location',
  'logout',
  'maintenance',
  'password-protect',
  'preview',
  'recently-viewed',
  'search',
  'session',
  'shelter',
  'sitemap',
]);

/** Other paths to a page have escapes or capital letters, which is rare. */
const PLAIN_PATH = /^\/(?:[a-z\d-]+(?:\/[a-z\d-]+){0,5})?$/;

/** Whether the path may belong to a page that is the same for all guests. */
export const isSharedPath = (path: string): boolean =>
  PLAIN_PATH.test(path) && !NOT_SHARED.has(path.split('/')[1] ?? '') && path !== PET_FOOD_PATH;
