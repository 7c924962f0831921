import {MINUTE_SECONDS} from '~/platform/duration';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {fail, ok, type Result} from '~/platform/result';
import {
  accountReply,
  jwtReply,
  loginReply,
  pendingReply,
  regTokenReply,
  resetTokenReply,
} from './contract';
import {
  readBody,
  CODE,
  createGigya,
  readReply,
  type GigyaAnswer,
  type IdentityEnv,
} from './gigya.server';
import {createJwtVerifier, type JwtClaims, type KeyCache} from './jwt.server';
import {mapAccount, type IdentityAccount} from './map';

export type {IdentityAccount} from './map';

type Reply<Value, Refusal = never> = Promise<Result<Value, Refusal | UpstreamFailure>>;

/** How long the provider locks an account (`LOCKED_OUT`). Its replies don't say. */
export const LOCK_SECONDS = 15 * MINUTE_SECONDS;

/** `LIMITED`: the provider is throttling all calls. */
interface Refused<Kind extends string> {
  kind: Kind;
}

type LoginRefusal =
  Refused<'BAD_CREDENTIALS' | 'LOCKED_OUT' | 'LIMITED'> | {kind: 'UNVERIFIED'; uid: string};

type RegisterRefusal = Refused<'TAKEN' | 'LIMITED'> | {kind: 'INVALID'; fields: string[]};

interface Registration {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  zip?: string | undefined;
}

/** `loginToken`: the provider's session, needed for single sign-on; `null` if it issues none. */
interface LoggedIn {
  uid: string;
  /** `null` if the reply has no email. The account must then be looked up (ID-04). */
  account: IdentityAccount | null;
  loginToken: string | null;
}

/** Only our server calls the identity provider, so browsers never see its tokens. */
export interface Identity {
  login(credentials: {email: string; password: string}): Reply<LoggedIn, LoginRefusal>;
  /** The new account stays pending until its email is confirmed. */
  register(registration: Registration): Reply<{uid: string}, RegisterRefusal>;
  confirmEmail(uid: string): Reply<null>;
  accountInfo(uid: string): Reply<IdentityAccount>;
  /** The provider's own pages store a browser's session in this cookie on our domain. */
  sessionCookie: string;
  accountOfSession(loginToken: string): Reply<IdentityAccount | null>;
  /** The token identifies the customer for five minutes. Any error code other than 0 is a failure (ID-16). */
  jwt(uid: string): Reply<string>;
  verifyJwt(token: string): Reply<JwtClaims | null>;
  /** The token works once, within an hour. */
  startReset(email: string): Reply<{token: string}, Refused<'UNKNOWN' | 'LIMITED'>>;
  finishReset(reset: {
    token: string;
    newPassword: string;
  }): Reply<null, Refused<'BAD_TOKEN' | 'BAD_PASSWORD'>>;
  changePassword(change: {
    uid: string;
    password: string;
    newPassword: string;
  }): Reply<null, Refused<'BAD_CREDENTIALS' | 'BAD_PASSWORD' | 'LOCKED_OUT'>>;
  /** Replaces the email that the customer logs in with. */
  changeEmail(change: {uid: string; from: string; to: string}): Reply<null, Refused<'TAKEN'>>;
  setProfile(
    uid: string,
    profile: {firstName?: string; lastName?: string; zip?: string},
  ): Reply<null>;
  /** Merges the site's own fields into the account; `null` removes a field. */
  setData(uid: string, data: Record<string, unknown>): Reply<null>;
  logout(uid: string): Reply<null>;
  /** The browser goes there to continue to the site that requested the login (SAML). */
  continueSsoUrl(samlContext: string, loginToken: string): string;
}

const INCLUDE = 'profile,data,groups';
const PASSWORD_FIELDS = ['password', 'newPassword'];

export function createIdentity({
  env,
  http,
  keys,
  clientIp = null,
  now = Date.now,
}: {
  env: IdentityEnv;
  http: Http;
  keys: KeyCache;
  clientIp?: string | null;
  now?: () => number;
}): Identity {
  const gigya = createGigya({env, http});
  /*
   * Without the shopper's address, the provider's lockout would count everyone as one client: all calls come from our
   * server.
   */
  const clientContext: Record<string, string> =
    clientIp === null ? {} : {clientContext: JSON.stringify({clientIP: clientIp})};

  async function setAccountInfo<Refusal = never>(
    params: Record<string, string>,
    toRefusal?: (answer: GigyaAnswer) => Refusal | null,
  ): Reply<null, Refusal> {
    const answer = await gigya({method: 'setAccountInfo', kind: 'write', params});
    return answer.ok ? toResult(answer.value, toRefusal) : answer;
  }

  return {
    async login({email, password}) {
      const params = {loginID: email, password, include: INCLUDE, ...clientContext};
      const answer = await gigya({method: 'login', kind: 'write', params});
      if (!answer.ok) return toLimitedFailure(answer);
      switch (answer.value.errorCode) {
        case CODE.badLogin:
        case CODE.unknownUser:
        case CODE.disabled:
          return fail({kind: 'BAD_CREDENTIALS'});
        case CODE.lockedOut:
          return fail({kind: 'LOCKED_OUT'});
        case CODE.pendingVerification: {
          const pending = readBody(answer.value, pendingReply);
          return pending.ok ? fail({kind: 'UNVERIFIED', uid: pending.value.UID}) : pending;
        }
        default: {
          const reply = readReply(answer, loginReply);
          if (!reply.ok) return reply;
          const {UID: uid, profile, sessionInfo} = reply.value;
          const account = profile.email ? readBody(answer.value, accountReply) : ok(null);
          if (!account.ok) return account;
          return ok({
            uid,
            account: account.value && mapAccount(account.value),
            loginToken: sessionInfo?.cookieValue ?? null,
          });
        }
      }
    },

    async register({email, password, firstName, lastName, zip}) {
      const begun = readReply(
        await gigya({method: 'initRegistration', kind: 'read'}),
        regTokenReply,
      );
      if (!begun.ok) return toLimitedFailure(begun);
      const answer = await gigya({
        method: 'register',
        kind: 'write',
        params: {
          regToken: begun.value.regToken,
          email,
          password,
          profile: JSON.stringify({firstName, lastName, zip, country: 'US'}),
          finalizeRegistration: 'true',
        },
      });
      if (!answer.ok) return toLimitedFailure(answer);
      const {errorCode, validationErrors} = answer.value;
      if (errorCode === CODE.ok || errorCode === CODE.pendingVerification) {
        const made = readBody(answer.value, pendingReply);
        return made.ok ? ok({uid: made.value.UID}) : made;
      }
      /* Ignores the error about a taken email here: invalid fields are reported whether or not it's taken. */
      const fields = validationErrors
        .filter((error) => error.errorCode !== CODE.taken)
        .map(({fieldName}) => fieldName.replace(/^profile\./, ''));
      if (fields.length > 0) return fail({kind: 'INVALID', fields});
      const isTaken = errorCode === CODE.taken || validationErrors.length > 0;
      return isTaken ? fail({kind: 'TAKEN'}) : answer.value.refuseCode();
    },

    confirmEmail: (uid) => setAccountInfo({UID: uid, isVerified: 'true'}),

    async accountInfo(uid) {
      const params = {UID: uid, include: INCLUDE};
      const answer = await gigya({method: 'getAccountInfo', kind: 'read', params});
      const reply = readReply(answer, accountReply);
      return reply.ok ? ok(mapAccount(reply.value)) : reply;
    },

    sessionCookie: `glt_${env.IDENTITY_API_KEY}`,

    async accountOfSession(loginToken) {
      const params = {login_token: loginToken, include: INCLUDE};
      /* Sent without our credentials, as a browser would, so that the session alone authorizes the call. */
      const answer = await gigya({method: 'getAccountInfo', kind: 'read', params, isPublic: true});
      if (answer.ok && answer.value.errorCode === CODE.noSession) return ok(null);
      const reply = readReply(answer, accountReply);
      return reply.ok ? ok(mapAccount(reply.value)) : reply;
    },

    async jwt(uid) {
      const params = {targetUID: uid, fields: 'email,firstName,lastName'};
      const reply = readReply(await gigya({method: 'getJWT', kind: 'read', params}), jwtReply);
      return reply.ok ? ok(reply.value.id_token) : reply;
    },

    verifyJwt: createJwtVerifier({gigya, env, keys, now}),

    async startReset(email) {
      const params = {loginID: email, sendEmail: 'false'};
      const answer = await gigya({method: 'resetPassword', kind: 'write', params});
      if (!answer.ok) return toLimitedFailure(answer);
      if (answer.value.errorCode === CODE.unknownUser) return fail({kind: 'UNKNOWN'});
      const reply = readReply(answer, resetTokenReply);
      return reply.ok ? ok({token: reply.value.passwordResetToken}) : reply;
    },

    async finishReset({token, newPassword}) {
      const params = {passwordResetToken: token, newPassword};
      const answer = await gigya({method: 'resetPassword', kind: 'write', params});
      if (!answer.ok) return answer;
      return toResult(answer.value, (refused) => {
        if (isBadPassword(refused)) return {kind: 'BAD_PASSWORD'};
        return refused.errorCode === CODE.badValue ? {kind: 'BAD_TOKEN'} : null;
      });
    },

    changePassword: ({uid, password, newPassword}) =>
      setAccountInfo({UID: uid, password, newPassword, ...clientContext}, (refused) => {
        if (isBadPassword(refused)) return {kind: 'BAD_PASSWORD'};
        if (refused.errorCode === CODE.lockedOut) return {kind: 'LOCKED_OUT'};
        return refused.errorCode === CODE.badLogin ? {kind: 'BAD_CREDENTIALS'} : null;
      }),

    changeEmail: ({uid, from, to}) =>
      setAccountInfo({UID: uid, addLoginEmails: to, removeLoginEmails: from}, (refused) =>
        refused.errorCode === CODE.taken ? {kind: 'TAKEN'} : null,
      ),

    setProfile: (uid, profile) => setAccountInfo({UID: uid, profile: JSON.stringify(profile)}),

    setData: (uid, data) => setAccountInfo({UID: uid, data: JSON.stringify(data)}),

    async logout(uid) {
      const answer = await gigya({method: 'logout', kind: 'write', params: {UID: uid}});
      return answer.ok ? toResult(answer.value) : answer;
    },

    continueSsoUrl(samlContext, loginToken) {
      const url = new URL(`${env.IDENTITY_URL}/saml/v2.0/${env.IDENTITY_API_KEY}/idp/sso/continue`);
      /* The provider serves this from another host than accounts. */
      url.hostname = url.hostname.replace(/^accounts\./, 'fidm.');
      url.search = new URLSearchParams({samlContext, loginToken}).toString();
      return url.href;
    },
  };
}

function toResult<Refusal = never>(
  answer: GigyaAnswer,
  toRefusal?: (answer: GigyaAnswer) => Refusal | null,
): Result<null, Refusal | UpstreamFailure> {
  if (answer.errorCode === CODE.ok) return ok(null);
  const refusal = toRefusal?.(answer);
  return refusal ? fail(refusal) : answer.refuseCode();
}

function isBadPassword({validationErrors}: GigyaAnswer): boolean {
  return validationErrors.some(({fieldName}) => PASSWORD_FIELDS.includes(fieldName));
}

function toLimitedFailure({failure: reason}: {ok: false; failure: UpstreamFailure}): {
  ok: false;
  failure: Refused<'LIMITED'> | UpstreamFailure;
} {
  return fail(reason.kind === 'throttled' ? {kind: 'LIMITED'} : reason);
}
