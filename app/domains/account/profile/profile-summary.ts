import type {CustomerProfile} from '../profile';

/** Leaves out the saved cart's id, which grants access to that cart: the summary is sent to the browser. */
export type ProfileSummary = Pick<
  CustomerProfile,
  'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'
>;

export function toProfileSummary(profile: CustomerProfile): ProfileSummary {
  const {email, firstName, lastName, phone, acceptsMarketing} = profile;
  return {email, firstName, lastName, phone, acceptsMarketing};
}
