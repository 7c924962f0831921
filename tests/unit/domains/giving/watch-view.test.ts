import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {watchView} from '~/domains/giving/islands/watch-view';
import {NO_VIEW, type GivingView} from '~/domains/giving/sdk/giving-state';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const viewOf = (totalCents: number): GivingView => ({
  ...NO_VIEW,
  isShown: true,
  donation: {totalCents, shares: []},
});

function watching(calculate = async (cents: number) => viewOf(cents)) {
  let setCause: () => void = () => undefined;
  const ended = vi.fn();
  const shown: number[] = [];
  const view = vi.fn(calculate);
  const giving = {
    onCause(update: () => void) {
      setCause = update;
      return ended;
    },
  };
  const watch = watchView<number>(giving, view, 1, ({donation}) => shown.push(donation.totalCents));
  return {watch, view, shown, ended, setCause: () => setCause()};
}

describe('what a widget shows', () => {
  it('GIVE-32 is calculated again when the cause changes', async () => {
    const {shown, setCause} = watching();
    setCause();
    await vi.advanceTimersByTimeAsync(0);
    setCause();
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([1, 1]);
  });

  it('follows the product, once for changes in quick succession', async () => {
    const {watch, view, shown, setCause} = watching();
    setCause();
    await vi.advanceTimersByTimeAsync(0);
    for (const quantity of [2, 3, 4]) {
      watch.change(quantity);
      await vi.advanceTimersByTimeAsync(100);
    }
    await vi.advanceTimersByTimeAsync(250);
    expect(view.mock.calls).toEqual([[1], [4]]);
    expect(shown).toEqual([1, 4]);
  });

  it('waits until giving is open', async () => {
    const {watch, view, setCause} = watching();
    watch.change(2);
    await vi.advanceTimersByTimeAsync(1000);
    expect(view).not.toHaveBeenCalled();
    setCause();
    expect(view.mock.calls).toEqual([[2]]);
  });

  it('never goes back to an outdated reply', async () => {
    const replies: ((view: GivingView) => void)[] = [];
    const {shown, setCause} = watching(() => new Promise((resolve) => replies.push(resolve)));
    setCause();
    setCause();
    replies[1]?.(viewOf(2));
    replies[0]?.(viewOf(1));
    await vi.advanceTimersByTimeAsync(0);
    expect(shown).toEqual([2]);
  });

  it('shows nothing more after it was stopped', async () => {
    const {watch, view, shown, ended, setCause} = watching();
    setCause();
    watch.change(2);
    watch.stop();
    await vi.advanceTimersByTimeAsync(1000);
    expect(ended).toHaveBeenCalledOnce();
    expect(view).toHaveBeenCalledTimes(1);
    expect(shown).toEqual([]);
  });
});
