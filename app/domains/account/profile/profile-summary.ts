import type {CustomerProfile} from '../profile';

/** What a browser is given of a profile: not the saved cart's id, which is a key to it. */
export type ProfileSummary = Pick<
  CustomerProfile,
  'email' | 'firstName' | 'lastName' | 'phone' | 'acceptsMarketing'
>;

export function profileSummary(profile: CustomerProfile): ProfileSummary {
  const {email, firstName, lastName, phone, acceptsMarketing} = profile;
  return {email, firstName, lastName, phone, acceptsMarketing};
}
