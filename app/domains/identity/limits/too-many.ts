/** One of our own rate limits was reached. */
export interface TooMany {
  kind: 'too-many';
  /** Seconds until the next attempt. */
  seconds: number;
}

export const tooMany = (seconds: number): TooMany => ({kind: 'too-many', seconds});
