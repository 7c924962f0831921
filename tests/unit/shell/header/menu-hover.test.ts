import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {createMenuHover} from '~/shell/header/menu-hover';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function shown({isHeld = false} = {}) {
  const calls: (string | null)[] = [];
  const show = (item: string | null) => void calls.push(item);
  return {calls, hover: createMenuHover<string>({show, isHeld: () => isHeld})};
}

describe('a pointer over the menus', () => {
  it('UI-11 opens a menu after 300 ms, no sooner', () => {
    const {calls, hover} = shown();
    hover.enter('Dog');
    vi.advanceTimersByTime(299);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(['Dog']);
  });

  it('UI-11 does not open a menu that it only crosses', () => {
    const {calls, hover} = shown();
    hover.enter('Dog');
    vi.advanceTimersByTime(200);
    hover.leave();
    hover.enter('Cat');
    vi.advanceTimersByTime(299);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual(['Cat']);
    vi.runAllTimers();
    expect(calls).toEqual(['Cat']);
  });

  it('UI-12 closes the menu 250 ms after leaving, no sooner', () => {
    const {calls, hover} = shown();
    hover.leave();
    vi.advanceTimersByTime(249);
    expect(calls).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(calls).toEqual([null]);
  });

  it('UI-12 closes nothing when it returns in time', () => {
    const {calls, hover} = shown();
    hover.leave();
    vi.advanceTimersByTime(249);
    hover.enter('Dog');
    vi.runAllTimers();
    expect(calls).toEqual(['Dog']);
  });

  it('SITE-01b neither closes nor replaces a menu in use by keyboard', () => {
    const {calls, hover} = shown({isHeld: true});
    hover.leave();
    vi.runAllTimers();
    hover.enter('Cat');
    vi.runAllTimers();
    expect(calls).toEqual([]);
  });

  it('does nothing after its intent is canceled', () => {
    const {calls, hover} = shown();
    hover.enter('Dog');
    hover.cancel();
    vi.runAllTimers();
    expect(calls).toEqual([]);
  });
});
