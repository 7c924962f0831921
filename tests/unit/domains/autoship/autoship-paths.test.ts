import {describe, expect, it} from 'vitest';
import {
  AUTOSHIP_CHANGES,
  cancelPath,
  donePath,
  readAutoshipPageView,
  type Done,
} from '~/domains/autoship/autoship-paths';

const read = (path: string) =>
  readAutoshipPageView(new URL(path, 'https://shop.test').searchParams);

describe('readAutoshipPageView', () => {
  it.each(AUTOSHIP_CHANGES)('readAutoshipPageView reads what donePath says of %s', (change) => {
    const done: Done = {change, id: 'abc-1', was: '2026-12-01'};
    expect(read(donePath(done))).toEqual({kind: 'list', done});
    const bare: Done = {change, id: null, was: null};
    expect(read(donePath(bare))).toEqual({kind: 'list', done: bare});
  });

  it('readAutoshipPageView reads the step that asks before a cancellation', () => {
    expect(read(cancelPath('abc'))).toEqual({kind: 'cancel', id: 'abc'});
  });

  it.each([
    '?done=hacked',
    '?done=',
    '?cancel=',
    '?cancel=../x',
    `?cancel=${'x'.repeat(65)}`,
    '?cancel=<script>',
  ])('readAutoshipPageView ignores %s', (search) => {
    expect(read(search)).toEqual({kind: 'list', done: null});
  });

  it('readAutoshipPageView ignores an id or day that is none', () => {
    expect(read('?done=moved&id=<b>&was=2026-13-01')).toEqual({
      kind: 'list',
      done: {change: 'moved', id: null, was: null},
    });
  });
});
