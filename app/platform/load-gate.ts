/** Counts the requests that are being worked on, and refuses more than a limit. */
export interface LoadGate {
  /**
   * Counts a request until the returned function is called. `null`: too many are being worked on.
   *
   * @param isWrite writes get a reserve, because their shoppers would lose more than a page
   */
  enter(isWrite: boolean): (() => void) | null;
}

const WRITE_RESERVE = 1.5;

export function createLoadGate(limit: number): LoadGate {
  let count = 0;
  return {
    enter(isWrite) {
      if (count >= (isWrite ? limit * WRITE_RESERVE : limit)) return null;
      count += 1;
      let isInside = true;
      return () => {
        if (isInside) count -= 1;
        isInside = false;
      };
    },
  };
}
