import {expect, it, vi} from 'vitest';
import {shareLink, type SharingBrowser} from '~/domains/catalog/tools/share-link';

const LINK = {title: 'My favorites', url: 'https://shop.test/favorites/shared?items=a'};

const works = async () => undefined;
const fails = (name: string) => async () => {
  throw new DOMException('no', name);
};

it.each<[string, SharingBrowser, string, boolean]>([
  ['opens the browser’s sheet', {share: works, clipboard: {writeText: works}}, 'sent', false],
  ['leaves it at that if the sheet is closed', {share: fails('AbortError')}, 'sent', false],
  ['copies without a sheet', {clipboard: {writeText: works}}, 'copied', true],
  [
    'copies if the browser refuses the sheet',
    {share: fails('NotAllowedError'), clipboard: {writeText: works}},
    'copied',
    true,
  ],
  ['fails if the browser refuses to copy', {clipboard: {writeText: fails('x')}}, 'failed', true],
  ['fails without sheet and clipboard', {}, 'failed', false],
])('CAT-73 shareLink %s', async (_name, {share, clipboard}, outcome, isCopied) => {
  const browser = {
    ...(share && {share: vi.fn(share)}),
    ...(clipboard && {clipboard: {writeText: vi.fn(clipboard.writeText)}}),
  };
  expect(await shareLink(LINK, browser)).toBe(outcome);
  if (browser.share) expect(browser.share).toHaveBeenCalledExactlyOnceWith(LINK);
  if (browser.clipboard) {
    const copied = isCopied ? [[LINK.url]] : [];
    expect(browser.clipboard.writeText.mock.calls).toEqual(copied);
  }
});
