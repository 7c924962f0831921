import {describe, expect, it} from 'vitest';
import {parseAddress} from '~/node/client-address';

describe('the client address behind a proxy', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    [' 203.0.113.7 ', '203.0.113.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['2001:DB8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
  ])('EDGE-11 reads %j as %s', (entry, address) => {
    expect(parseAddress(entry)).toBe(address);
  });

  it.each([
    undefined,
    '',
    'unknown',
    '_hidden',
    '203.0.113.7:',
    '203.0.113.7:port',
    '203.0.113.7:123456',
    '203.0.113.7:1:2',
    '203.0.113.256',
    '203.0.113.7, 198.51.100.1',
    '[2001:db8::1',
    '[203.0.113.7]',
    '[2001:db8::1]:x',
    '2001:db8::1]:443',
    'a'.repeat(1000),
    '<script>',
  ])('EDGE-11 rejects %j', (entry) => {
    expect(parseAddress(entry)).toBeNull();
  });
});
