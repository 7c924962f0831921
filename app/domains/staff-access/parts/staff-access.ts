import type {Quota} from '../quota';

/** What a page knows of what the visitor may buy in the staff program. On the consumer site nothing is limited. */
export interface StaffAccess {
  /** Of a staff member, unless it couldn't be read in time. */
  quota: Quota | null;
  mayBuyPrescription: boolean;
  /** A registered staff member whose clinic takes deliveries. */
  canShipToClinic: boolean;
}

export const UNLIMITED: StaffAccess = {
  quota: null,
  mayBuyPrescription: true,
  canShipToClinic: false,
};
