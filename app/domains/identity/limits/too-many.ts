export interface TooMany {
  kind: 'too-many';
  seconds: number;
}

export const tooMany = (seconds: number): TooMany => ({kind: 'too-many', seconds});
