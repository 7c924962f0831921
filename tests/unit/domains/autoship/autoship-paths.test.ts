import {describe, expect, it} from 'vitest';
import {addDays, today} from '~/domains/autoship/parts/day';
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
  it.each(AUTOSHIP_CHANGES)(
    'readAutoshipPageView reads back what donePath says about %s',
    (change) => {
      const done: Done = {change, id: 'abc-1', was: addDays(today(), 9)};
      expect(read(donePath(done))).toEqual({kind: 'list', done});
      const edited: Done = {change, id: 'abc-1', was: '700103.2.4'};
      expect(read(donePath(edited))).toEqual({kind: 'list', done: edited});
      const bare: Done = {change, id: null, was: null};
      expect(read(donePath(bare))).toEqual({kind: 'list', done: bare});
    },
  );

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

  it.each(['2026-13-01', '700103.2', '700103.2.4.1', '<b>', '2020-01-01', addDays(today(), 366)])(
    'AUTO-40 readAutoshipPageView ignores an invalid id and an invalid earlier state: %s',
    (was) => {
      expect(read(`?done=moved&id=<b>&was=${was}`)).toEqual({
        kind: 'list',
        done: {change: 'moved', id: null, was: null},
      });
    },
  );
});
