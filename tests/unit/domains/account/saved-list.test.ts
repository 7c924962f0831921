import {expect, it} from 'vitest';
import {savedText, type SavedList} from '~/domains/account/saved-list';

const TITLES = new Map([
  ['dry', 'Indoor Salmon & Oat'],
  ['treat', 'Morning Biscuits'],
]);

const saved = (handles: string[], leftOut: string[], isGuest = true): SavedList => ({
  kind: 'saved',
  isGuest,
  handles,
  leftOut,
});

it.each<[SavedList, string, string]>([
  [saved(['dry'], []), 'success', 'This product is in your favorites.'],
  [saved(['dry', 'treat'], []), 'success', 'These 2 products are in your favorites.'],
  [
    saved(['dry', 'treat'], ['treat']),
    'warning',
    'Your favorites hold up to 20 products. This one didn’t fit: Morning Biscuits. Remove some favorites, or log in to keep up to 50. Then save it again.',
  ],
  [
    saved(['dry', 'treat'], ['dry', 'treat'], false),
    'warning',
    'Your favorites hold up to 50 products. These didn’t fit: Indoor Salmon & Oat, Morning Biscuits. Remove some favorites. Then save these again.',
  ],
  [
    {kind: 'unconfirmed'},
    'error',
    'We couldn’t confirm that these products were saved. Try again in a moment. None will be saved twice.',
  ],
  [
    {kind: 'not-kept'},
    'error',
    'Your browser didn’t save these products. Allow cookies for this site, then save them again.',
  ],
])('CAT-72 CAT-80 CAT-90 savedText of %j', (list, tone, text) => {
  expect(savedText(list, TITLES)).toEqual({tone, text});
});
