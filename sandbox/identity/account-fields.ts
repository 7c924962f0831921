import type {Account} from './accounts';
import type {Identity} from './call';

const DEFAULT_INCLUDE = 'profile,data';

/** An account in response format. `include` is a comma-separated list of optional parts, without spaces. */
export function accountFields(
  account: Account,
  {lockout}: Pick<Identity, 'lockout'>,
  include = DEFAULT_INCLUDE,
): Record<string, unknown> {
  const {email} = account;
  const parts: Record<string, () => unknown> = {
    profile: () => ({...account.profile, email}),
    data: () => account.data,
    emails: () => ({
      verified: account.isVerified ? [email] : [],
      unverified: account.isVerified ? [] : [email],
    }),
    loginIDs: () => ({emails: [email], unverifiedEmails: account.isVerified ? [] : [email]}),
    groups: () => ({organizations: account.organizations}),
    isLockedOut: () => lockout.isLockedAnywhere(email),
  };
  return {
    UID: account.uid,
    loginProvider: 'site',
    isRegistered: account.isRegistered,
    isVerified: account.isVerified,
    isActive: account.isActive,
    created: account.createdAt,
    lastUpdated: account.updatedAt,
    ...timeFields('registered', account.registeredAt),
    ...timeFields('verified', account.verifiedAt),
    ...timeFields('lastLogin', account.lastLoginAt),
    ...Object.fromEntries(
      include.split(',').flatMap((name) => {
        const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
        return part ? [[name, part()]] : [];
      }),
    ),
  };
}

/** A time in both of Gigya's formats, ISO 8601 and milliseconds; nothing for `null`. */
function timeFields(name: string, iso: string | null): Record<string, unknown> {
  return iso === null ? {} : {[name]: iso, [`${name}Timestamp`]: new Date(iso).getTime()};
}
