/** The calls, each with the message of its failure (GIVE-63 to GIVE-71, GIVE-77). */
export const API_MESSAGES = {
  startTracking: 'Error starting tracking',
  updateTracking: 'Error updating tracking',
  integration: 'Error updating integration metadata',
  store: 'Error retrieving store',
  productDonation: 'Error retrieving product donation',
  cartDonation: 'Error retrieving cart donation',
  search: 'Error searching charities',
  charities: 'Error retrieving charities by EIN',
  portfolios: 'Error retrieving portfolios',
  trackedCause: 'Error getting tracked cause',
} as const;

export type ApiMessage = (typeof API_MESSAGES)[keyof typeof API_MESSAGES];

/** The giving service failed, refused a call, or sent an unexpected reply (GIVE-61). */
export class GivingApiError extends Error {
  override name = 'GivingApiError';

  constructor(
    override readonly message: ApiMessage,
    /** `null` without a reply, or with an unexpected one. */
    readonly status: number | null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
