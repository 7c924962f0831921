import {describe, expect, it} from 'vitest';
import {createBuildVersion} from '~/shell/scripts/build-version';
import {loader} from '~/routes/build';

const MINUTE = 60_000;

/** A page of build `a` whose checks get these replies in turn. */
function pageOf(...replies: unknown[]) {
  let time = 0;
  let asked = 0;
  const version = createBuildVersion({
    ownId: 'a',
    now: () => time,
    askLatest: async () => {
      const reply = replies[asked];
      asked += 1;
      if (reply instanceof Error) throw reply;
      return reply;
    },
  });
  return {
    asked: () => asked,
    /** Lets `minutes` pass, checks the build, and returns whether the page is outdated. */
    async after(minutes: number) {
      time += minutes * MINUTE;
      await version.check();
      return version.isOld();
    },
  };
}

describe('the build version', () => {
  it('NAV-16 is outdated once the latest build has another id, and stays so', async () => {
    const page = pageOf({id: 'a'}, {id: 'b'}, {id: 'a'});
    expect(await page.after(5)).toBe(false);
    expect(await page.after(5)).toBe(true);
    expect(await page.after(5)).toBe(true);
    expect(page.asked()).toBe(2);
  });

  it('is checked at most every five minutes', async () => {
    const page = pageOf({id: 'a'}, {id: 'a'});
    for (let visit = 0; visit < 10; visit += 1) await page.after(1);
    expect(page.asked()).toBe(2);
  });

  it.each([new Error('offline'), null, 'b', {}, {id: 7}, {error: {code: 'MAINTENANCE'}}])(
    'is not outdated without a valid reply: %j',
    async (reply) => {
      expect(await pageOf(reply).after(5)).toBe(false);
    },
  );

  it('is served by builds/latest.json, which is never cached', async () => {
    const answer = loader();
    expect(await answer.json()).toEqual({id: __BUILD_ID__});
    expect(answer.headers.get('Cache-Control')).toBe('no-store');
  });
});
