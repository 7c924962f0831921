/** The session data that the browser may see. */
export interface Visitor {
  /** `null` for a guest; empty if the customer hasn't given one. */
  firstName: string | null;
  /** Seconds of inactivity before the alert. */
  idleSeconds: number;
  /** Seconds from the alert until the session ends; 0: the alert stays until it's answered. */
  alertSeconds: number;
  notices: string[];
}
