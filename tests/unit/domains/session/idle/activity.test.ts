import {describe, expect, it, vi} from 'vitest';
import {onActivity} from '~/domains/session/idle/activity';
import {mouseMove} from './fake-tabs';

describe('onActivity', () => {
  it.each(['keydown', 'touchstart', 'touchmove', 'wheel', 'scroll'])(
    'SESS-23 onActivity reports %s',
    (kind) => {
      const tab = new EventTarget();
      const seen = vi.fn();
      onActivity(tab, seen);
      tab.dispatchEvent(new Event(kind));
      expect(seen).toHaveBeenCalledTimes(1);
    },
  );

  it('SESS-23 onActivity reports a moving mouse, but not a resting one on moving content', () => {
    const tab = new EventTarget();
    const seen = vi.fn();
    onActivity(tab, seen);
    for (const [x, y] of [
      [10, 10],
      [10, 10],
      [10, 10],
      [11, 10],
      [11, 9],
      [11, 9],
    ] as const) {
      tab.dispatchEvent(mouseMove(x, y));
    }
    expect(seen).toHaveBeenCalledTimes(3);
  });

  it.each(['focus', 'storage', 'visibilitychange', 'load', 'resize'])(
    'onActivity ignores %s',
    (kind) => {
      const tab = new EventTarget();
      const seen = vi.fn();
      onActivity(tab, seen);
      tab.dispatchEvent(new Event(kind));
      expect(seen).not.toHaveBeenCalled();
    },
  );

  it('onActivity stops listening after its cleanup', () => {
    const tab = new EventTarget();
    const seen = vi.fn();
    onActivity(tab, seen)();
    tab.dispatchEvent(new Event('keydown'));
    tab.dispatchEvent(mouseMove(1, 1));
    expect(seen).not.toHaveBeenCalled();
  });
});
