import {setMaxListeners} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/** The ways a service can misbehave on request. */
export const FAULT_KINDS = ['down', 'slow', 'error', 'throttle', 'malformed', 'partial'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** The service's name, such as `commerce`, `cdn` or `checkout`. */
  service: string;
  kind: FaultKind;
  /** For `slow`: delay of the response in milliseconds. @default 3000 */
  delayMs?: number;
  /** Share of matching requests that fail, 0 to 1. @default 1 */
  rate?: number;
  /** Limits the fault to requests whose operation name, path or body contains this text. Default: all requests. */
  match?: string;
}

export interface FaultBoard {
  list(): Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** The fault that applies to a request, if any. `match` is searched for in `subject`. */
  pick(service: string, subject: string): Fault | null;
  /**
   * Delays a response.
   *
   * @default 3000
   * @throws SandboxClosedError when the sandbox closes during the delay
   */
  delay(ms?: number): Promise<void>;
  /** Ends all pending delays. */
  close(): void;
}

/** Delay of a `slow` fault without `delayMs`, in milliseconds. */
const DEFAULT_SLOW_MS = 3000;

/** The sandbox closed while a fault delayed this response. */
export class SandboxClosedError extends Error {}

export function createFaultBoard(random: () => number = Math.random): FaultBoard {
  let faults: Fault[] = [];
  const closing = new AbortController();
  /* Node warns above ten listeners, but any number of responses can be delayed at once. */
  setMaxListeners(0, closing.signal);
  return {
    list: () => [...faults],
    add: (fault) => void faults.push(fault),
    clear: () => void (faults = []),
    pick: (service, subject) =>
      faults.find(
        (fault) =>
          fault.service === service &&
          (fault.match === undefined || subject.includes(fault.match)) &&
          random() < (fault.rate ?? 1),
      ) ?? null,
    delay: (ms = DEFAULT_SLOW_MS) =>
      wait(ms, undefined, {signal: closing.signal}).catch(() => {
        throw new SandboxClosedError();
      }),
    close: () => closing.abort(),
  };
}
