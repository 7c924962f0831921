import {afterEach, expect, it, vi} from 'vitest';
import {mayLoadAhead} from '~/shell/ahead/connection';

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ['an unknown connection', undefined, true],
  ['4g', {effectiveType: '4g', saveData: false}, true],
  ['3g', {effectiveType: '3g'}, true],
  ['2g', {effectiveType: '2g'}, false],
  ['slow-2g', {effectiveType: 'slow-2g'}, false],
  ['4g, if the shopper saves data', {effectiveType: '4g', saveData: true}, false],
  ['no connection', {effectiveType: '4g'}, false, {onLine: false}],
])('NAV-22 decides about %s', (_, connection, isAllowed, {onLine} = {onLine: true}) => {
  vi.stubGlobal('navigator', {connection, onLine});
  expect(mayLoadAhead()).toBe(isAllowed);
});
