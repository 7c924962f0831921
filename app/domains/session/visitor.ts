/** What of a session a browser may know. */
export interface Visitor {
  /** `null` for a guest; empty where somebody has not told it. */
  firstName: string | null;
  /** Seconds without activity after which somebody is asked whether they are there. */
  idleSeconds: number;
  /** Seconds that the question waits before it ends the session; 0: it waits. */
  alertSeconds: number;
  /** What is to be told on this page. */
  notices: string[];
}
