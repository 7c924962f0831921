/** A limit of ours was reached. */
export interface TooMany {
  kind: 'too-many';
  /** Seconds until the next try. */
  seconds: number;
}

export const tooMany = (seconds: number): TooMany => ({kind: 'too-many', seconds});
