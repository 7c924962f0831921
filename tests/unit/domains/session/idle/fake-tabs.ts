import {vi} from 'vitest';
import {createIdleMemory, IDLE_KEY, type IdleRecord} from '~/domains/session/idle/idle-record';
import type {IdleRules} from '~/domains/session/idle/idle-machine';
import {watchIdle, type IdleAlert} from '~/domains/session/idle/watch-idle';

/** A fake browser whose tabs share one storage and receive its `storage` events. Uses vitest's fake time. */
export function createFakeBrowser(rules: IdleRules) {
  /** Per tab, a function that notifies it of another tab's write. */
  const tabs = new Set<() => void>();
  let stored: string | null = null;

  return {
    record: () => JSON.parse(stored ?? 'null') as IdleRecord | null,
    setRecord(record: IdleRecord) {
      stored = JSON.stringify(record);
    },
    open() {
      const tab = new EventTarget();
      const writes: {at: number; record: IdleRecord}[] = [];
      const alerts: (IdleAlert | null)[] = [];
      let isListening = true;
      const notify = () => {
        if (isListening) tab.dispatchEvent(storageEvent());
      };
      tabs.add(notify);
      const memory = createIdleMemory(() => ({
        getItem: () => stored,
        setItem: (_key, text) => {
          stored = text;
          writes.push({at: Date.now(), record: JSON.parse(text) as IdleRecord});
          for (const notifyOther of tabs) if (notifyOther !== notify) notifyOther();
        },
      }));
      const refresh = vi.fn(async (): Promise<boolean> => true);
      const leave = vi.fn();
      const reload = vi.fn();
      const watching = watchIdle(rules, {tab, memory, refresh, leave, reload}, (alert) => {
        alerts.push(alert);
      });
      return {
        ...watching,
        writes,
        alerts,
        isAlerted: () => (alerts.at(-1) ?? null) !== null,
        refresh,
        leave,
        reload,
        press: () => tab.dispatchEvent(new Event('keydown')),
        move: (x: number, y: number) => tab.dispatchEvent(mouseMove(x, y)),
        happens: (event: Event) => tab.dispatchEvent(event),
        /** Stops `storage` events to this tab. */
        freeze: () => {
          isListening = false;
        },
      };
    },
  };
}

export function mouseMove(screenX: number, screenY: number): Event {
  return Object.assign(new Event('mousemove'), {screenX, screenY});
}

function storageEvent(): Event {
  return Object.assign(new Event('storage'), {key: IDLE_KEY});
}
