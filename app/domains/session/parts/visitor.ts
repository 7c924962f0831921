export interface Visitor {
  /** `null` for a guest; empty if the customer hasn't given one. */
  firstName: string | null;
  idleSeconds: number;
  alertSeconds: number;
  notices: string[];
}
