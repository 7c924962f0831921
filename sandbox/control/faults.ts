import {setMaxListeners} from 'node:events';
import {setTimeout as wait} from 'node:timers/promises';

/** The ways in which a stood-in service can misbehave on request. */
export const FAULT_KINDS = ['down', 'slow', 'error', 'throttle', 'malformed', 'partial'] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

export interface Fault {
  /** Which service, for instance `commerce`, `cdn`, `checkout`. */
  service: string;
  kind: FaultKind;
  /** For `slow`: how long the answer is held back, in milliseconds. */
  delayMs?: number;
  /** Share of requests that it hits, 0 to 1. Default 1. */
  rate?: number;
  /** Only requests whose operation name, path or body contains this text. Default all. */
  match?: string;
}

export interface FaultBoard {
  list(): Fault[];
  add(fault: Fault): void;
  clear(): void;
  /** The fault that this request meets, if any; `subject` is everything that `match` may look at. */
  pick(service: string, subject: string): Fault | null;
  /** Holds an answer back. @throws SandboxClosedError when there is nobody any more to answer */
  hold(ms: number): Promise<void>;
  /** Lets go of what is held back. */
  close(): void;
}

/** What was held back by a fault, and is not to be carried out any more. */
export class SandboxClosedError extends Error {}

export function createFaultBoard(random: () => number = Math.random): FaultBoard {
  let faults: Fault[] = [];
  const closing = new AbortController();
  /* As many as are held back at a time. */
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
    hold: (ms) =>
      wait(ms, undefined, {signal: closing.signal}).catch(() => {
        throw new SandboxClosedError();
      }),
    close: () => closing.abort(),
  };
}
