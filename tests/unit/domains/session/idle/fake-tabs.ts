import {vi} from 'vitest';
import {createIdleMemory, IDLE_KEY, type IdleRecord} from '~/domains/session/idle/idle-record';
import type {IdleRules} from '~/domains/session/idle/idle-machine';
import {watchIdle, type IdleAlert} from '~/domains/session/idle/watch-idle';

/** A browser: tabs with one storage, which tells each of them what the others write. Time is vitest's. */
export function createFakeBrowser(rules: IdleRules) {
  /** Tells each tab that another one has written. */
  const tabs = new Set<() => void>();
  let kept: string | null = null;

  return {
    record: () => JSON.parse(kept ?? 'null') as IdleRecord | null,
    setRecord(record: IdleRecord) {
      kept = JSON.stringify(record);
    },
    /** Opens a page of somebody who is signed in. */
    open() {
      const tab = new EventTarget();
      const writes: {at: number; record: IdleRecord}[] = [];
      const alerts: (IdleAlert | null)[] = [];
      let isListening = true;
      const tell = () => {
        if (isListening) tab.dispatchEvent(storageEvent());
      };
      tabs.add(tell);
      const memory = createIdleMemory(() => ({
        getItem: () => kept,
        setItem: (_key, text) => {
          kept = text;
          writes.push({at: Date.now(), record: JSON.parse(text) as IdleRecord});
          for (const tellOther of tabs) if (tellOther !== tell) tellOther();
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
        /** What it was given to show, in order. */
        alerts,
        isAlerted: () => (alerts.at(-1) ?? null) !== null,
        refresh,
        leave,
        reload,
        press: () => tab.dispatchEvent(new Event('keydown')),
        move: (x: number, y: number) => tab.dispatchEvent(mouseMove(x, y)),
        happens: (event: Event) => tab.dispatchEvent(event),
        /** From now on the browser tells this tab nothing of the others. */
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
