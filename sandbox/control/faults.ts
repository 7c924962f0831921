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
}

export function createFaultBoard(random: () => number = Math.random): FaultBoard {
  let faults: Fault[] = [];
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
  };
}
