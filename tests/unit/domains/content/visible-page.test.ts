import {describe, expect, it} from 'vitest';
import type {StoredBlock, StoredPage} from '~/domains/content/page';
import {isShown, type Status} from '~/domains/content/schedule';
import {visiblePage} from '~/domains/content/parts/visible-page';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const PAST = '2026-11-20T00:00:00Z';
const FUTURE = '2026-11-22T00:00:00Z';
const everybody = {withDrafts: false, now: NOW};
const editor = {withDrafts: true, now: NOW};

describe('isShown', () => {
  it.each<[Status, string | null, string | null, boolean, boolean]>([
    /* Columns: status, startsAt, endsAt, visible to everybody, visible with drafts. */
    ['published', null, null, true, true],
    ['published', PAST, FUTURE, true, true],
    ['published', FUTURE, null, false, false],
    ['published', null, PAST, false, false],
    ['published', '2026-11-21T12:00:00Z', null, true, true],
    ['published', null, '2026-11-21T12:00:00Z', false, false],
    ['draft', null, null, false, true],
    ['draft', FUTURE, null, false, false],
    ['archived', null, null, false, false],
  ])(
    'CMS-04, CMS-06a, CMS-06b, CMS-07 isShown decides on %s from %s until %s',
    (status, startsAt, endsAt, all, drafts) => {
      expect(isShown({status, startsAt, endsAt}, everybody)).toBe(all);
      expect(isShown({status, startsAt, endsAt}, editor)).toBe(drafts);
    },
  );
});

function block(headline: string, parts: Partial<StoredBlock> = {}): StoredBlock {
  return {
    status: 'published',
    startsAt: null,
    endsAt: null,
    block: {kind: 'rich-text', headline, body: '<p>a<script>b</script></p>'},
    ...parts,
  };
}

function page(status: Status, ...blocks: StoredBlock[]): StoredPage {
  const rest = {name: status, slug: 'about', title: status, seoDescription: null, isIndexed: true};
  return {...rest, status, blocks};
}

describe('visiblePage', () => {
  it('CMS-06a visiblePage returns the published version, or the draft in a view with drafts', () => {
    const versions = [page('draft'), page('archived'), page('published')];
    expect(visiblePage(versions, everybody)?.title).toBe('published');
    expect(visiblePage(versions, editor)?.title).toBe('draft');
    expect(visiblePage([page('archived')], editor)).toBeNull();
    expect(visiblePage([], editor)).toBeNull();
  });

  it('CMS-05a, CMS-07, CMS-15 visiblePage returns the visible blocks in order, with sanitized HTML', () => {
    const stored = page(
      'published',
      block('one'),
      block('two', {status: 'draft'}),
      block('three', {endsAt: PAST}),
      block('four', {startsAt: PAST}),
    );
    expect(visiblePage([stored], everybody)?.blocks).toEqual([
      {kind: 'rich-text', headline: 'one', body: [{tag: 'p', children: ['a']}]},
      {kind: 'rich-text', headline: 'four', body: [{tag: 'p', children: ['a']}]},
    ]);
  });
});
