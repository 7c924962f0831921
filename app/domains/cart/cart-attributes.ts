/** Attributes of a cart that the shop itself reads. */

/** Keeps the shopper's word that prescription food was recommended to them (CHK-02). */
export const ATTESTATION_ATTRIBUTE = 'is_attestation_checked';
