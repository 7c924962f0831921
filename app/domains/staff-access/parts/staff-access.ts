import type {Quota} from '../quota';

/** The shopper's limits in the staff program, for pages. The consumer site has none. */
export interface StaffAccess {
  /** `null` for everyone but staff members, or if it couldn't be read in time. */
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
