/** The sandbox's time: the machine's, or one set in the control room, which keeps running from there. */
export interface Clock {
  now(): Date;
  /** `null` returns to the machine's time. */
  set(moment: Date | null): void;
}

export function createClock(): Clock {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    set(moment) {
      offsetMs = moment ? moment.getTime() - Date.now() : 0;
    },
  };
}
