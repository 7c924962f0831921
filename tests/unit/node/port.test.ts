import {expect, it} from 'vitest';
import {parsePort} from '~/node/port';

it.each([
  [undefined, 3000],
  ['', 3000],
  ['8080', 8080],
  ['abc', null],
  ['0', null],
  ['65536', null],
  ['80.5', null],
])('HOUSE-98 parsePort reads %j as %j', (text, port) => {
  expect(parsePort(text)).toBe(port);
});
