import {describe, expect, it} from 'vitest';
import {exceededBound, REQUEST_BOUNDS} from '~/platform/request-bounds.server';

const {pathCharacters, pathSegments, queryCharacters, queryPairs, discoveryCharacters} =
  REQUEST_BOUNDS;
const pathOf = (characters: number) => `/${'a'.repeat(characters - 1)}`;
const queryOf = (characters: number) => `/?${'a'.repeat(characters - 1)}`;
const discovery = (characters: number) => `/__manifest?${'a'.repeat(characters - 1)}`;
const pairs = (count: number, path = '/') =>
  `${path}?${Array.from({length: count}, () => 'a=1').join('&')}`;

const statusOf = (target: string, headers: HeadersInit = {}) =>
  exceededBound(new URL(`https://shop.test${target}`), new Headers(headers))?.status ?? null;

describe('the limits of a request', () => {
  it.each<[string, string, number | null]>([
    ['a path at the limit', pathOf(pathCharacters), null],
    ['a longer path', pathOf(pathCharacters + 1), 414],
    ['a path as deep as the limit', '/a'.repeat(pathSegments), null],
    ['a deeper path', '/a'.repeat(pathSegments + 1), 404],
    ['empty segments', '/'.repeat(pathSegments + 1), 404],
    ['a deep path for data', `${'/a'.repeat(pathSegments + 1)}.data`, 404],
    ['a deep path of the API', `/api${'/a'.repeat(pathSegments)}`, 404],
    ['a query at the limit', queryOf(queryCharacters), null],
    ['a longer query', queryOf(queryCharacters + 1), 414],
    ['as many parameters as the limit', pairs(queryPairs), null],
    ['more parameters', pairs(queryPairs + 1), 400],
    ['more empty parameters', `/?${'&'.repeat(queryPairs)}`, 400],
    ['route discovery at its limit', discovery(discoveryCharacters), null],
    ['longer route discovery', discovery(discoveryCharacters + 1), 414],
    ['route discovery for 400 links', pairs(400, '/__manifest'), null],
    ['the parameters of a path similar to route discovery', pairs(400, '/__manifest/'), 400],
  ])('EDGE-01a apply to %s: %#', (_name, target, status) => {
    expect(statusOf(target)).toBe(status);
  });

  it.each<[string, Record<string, string>, number | null]>([
    ['180 cookies', {Cookie: Array.from({length: 180}, (_, i) => `c${i}=1`).join('; ')}, null],
    ['181 cookies', {Cookie: Array.from({length: 181}, (_, i) => `c${i}=1`).join('; ')}, 431],
    [
      'a full session and 40 other cookies',
      {Cookie: `session=${'s'.repeat(3800)}; ${'other=0123456789; '.repeat(40)}`},
      null,
    ],
    ['cookies over their limit', {Cookie: `a=${'x'.repeat(REQUEST_BOUNDS.cookieCharacters)}`}, 431],
    ['128 headers', Object.fromEntries(Array.from({length: 128}, (_, i) => [`x-${i}`, '1'])), null],
    ['129 headers', Object.fromEntries(Array.from({length: 129}, (_, i) => [`x-${i}`, '1'])), 431],
    ['headers over their limit', {Referer: 'x'.repeat(REQUEST_BOUNDS.headerCharacters)}, 431],
  ])('EDGE-01a apply to %s: %#', (_name, headers, status) => {
    expect(statusOf('/', headers)).toBe(status);
  });
});
