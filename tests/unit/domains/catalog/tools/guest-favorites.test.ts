import fc from 'fast-check';
import {expect, it} from 'vitest';
import {formatGuestFavorites, parseGuestFavorites} from '~/domains/catalog/tools/guest-favorites';
import {LIST_LIMITS} from '~/domains/catalog/handle-lists';

it('CAT-35c parseGuestFavorites reads any cookie as at most twenty different handles', () => {
  fc.assert(
    fc.property(fc.string(), fc.stringMatching(/^[a-e.,<]{0,200}$/), (text, some) => {
      const handles = parseGuestFavorites(`${text}.${some}`);
      expect(handles.length).toBeLessThanOrEqual(LIST_LIMITS.guestFavorites);
      expect(new Set(handles).size).toBe(handles.length);
      for (const handle of handles) expect(handle).toMatch(/^[a-z0-9-]{1,120}$/);
      expect(parseGuestFavorites(formatGuestFavorites(handles))).toEqual(handles);
    }),
  );
  expect(parseGuestFavorites(null)).toEqual([]);
});
