import type {CustomerProfile} from '../profile';

/**
 * The part of a profile that is sent to the browser. It leaves out the saved cart's id, which grants access to that
 * cart.
 */
export type ProfileSummary = Pick<
  CustomerProfile,
  'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'
>;

export function toProfileSummary(profile: CustomerProfile): ProfileSummary {
  const {email, firstName, lastName, phone, acceptsMarketing} = profile;
  return {email, firstName, lastName, phone, acceptsMarketing};
}
