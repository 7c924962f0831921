import {describe, expect, it} from 'vitest';
import {linkTarget} from '~/platform/link-target';

describe('linkTarget', () => {
  it.each([
    '/',
    '/faq',
    '/@marlowe?a=b@c',
    'https://vet.example',
    'HTTPS://vet.example:8443/a@b',
    'https://vet.example?mail=a@b.example',
    'https://vet.example#a@b',
  ])('CMS-10a, CMS-15 accepts %s', (written) => {
    expect(linkTarget(` ${written} `)).toBe(written);
  });

  it.each([
    'https://u@evil.example',
    'https://shop.example:secret@evil.example/faq',
    'https://@evil.example',
    'https://',
    'https:///evil.example',
    'http://plain.example',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
  ])('CMS-10b, CMS-15 rejects %s', (written) => {
    expect(linkTarget(written)).toBeNull();
  });
});
