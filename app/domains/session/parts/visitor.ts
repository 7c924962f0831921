import type {Quota} from '~/domains/quota/quota';

export interface Visitor {
  /** `null` for a guest; empty if the customer hasn't given one. */
  firstName: string | null;
  idleSeconds: number;
  alertSeconds: number;
  notices: string[];
  /** Of a staff member, unless it couldn't be read in time. */
  quota: Quota | null;
  mayBuyPrescription: boolean;
}
