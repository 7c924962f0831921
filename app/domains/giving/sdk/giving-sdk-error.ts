/** Messages of failures that involve more than one call (GIVE-72 to GIVE-79, except GIVE-77). */
export const SDK_MESSAGES = {
  initialize: 'Error initializing SDK',
  updateWidget: 'Error updating widget',
  calculate: 'Error calculating donation',
  charities: 'Error getting charities',
  setCause: 'Error setting cause to tracking',
  causeIds: 'Error populating cause IDs',
  eligibility: 'Error retrieving donation eligibility',
} as const;

export type SdkMessage = (typeof SDK_MESSAGES)[keyof typeof SDK_MESSAGES];

/** GIVE-51 */
export const INVALID_STORE_ID = 'Invalid StoreId';

/** A failure of giving itself. `cause` is the failed call's error, if there is one (GIVE-61). */
export class GivingSdkError extends Error {
  override name = 'GivingSdkError';

  constructor(
    override readonly message: SdkMessage | typeof INVALID_STORE_ID,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
