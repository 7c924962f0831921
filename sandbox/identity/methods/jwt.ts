import {SignJWT} from 'jose';
import {z} from 'zod';
import type {Account} from '../accounts';
import {flag, readParams, readSubject, SITE, type Method} from '../call';
import {succeeded} from '../errors';
import {pendingResult} from '../log-in';

const DEFAULT_LIFE_SECONDS = 300;
const MAX_LIFE_SECONDS = 24 * 60 * 60;

/** Issuer of this site's tokens. */
const ISSUER = `https://fidm.gigya.com/jwt/${SITE.apiKey}/`;

const jwtParams = z.object({
  fields: z.string().default(''),
  expiration: z
    .string()
    .regex(/^\d{1,6}$/)
    .transform(Number)
    .pipe(z.int().min(1).max(MAX_LIFE_SECONDS))
    .default(DEFAULT_LIFE_SECONDS),
});

const keyParams = z.object({V2: flag.default(false)});

/** `accounts.getJWT`: the account's claims, signed with RS256. Not available for pending accounts. */
export const getJWT: Method = async (call, identity) => {
  const subject = readSubject(call, identity, 'targetUID');
  if (!subject.ok) return subject.answer;
  const params = readParams(call, jwtParams);
  if (!params.ok) return params.answer;
  const pending = pendingResult(subject.value, identity);
  if (pending) return pending;
  const {fields, expiration} = params.value;
  const {kid, privateJwk} = identity.keys.current();
  const issuedAt = Math.floor(identity.clock.now().getTime() / 1000);
  const token = await new SignJWT({...claims(subject.value, fields), apiKey: SITE.apiKey})
    .setProtectedHeader({alg: 'RS256', typ: 'JWT', kid})
    .setIssuer(ISSUER)
    .setSubject(subject.value.uid)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + expiration)
    .sign({...privateJwk, alg: 'RS256'});
  return succeeded({id_token: token});
};

/** `accounts.getJWTPublicKey`: with `V2` all published keys, otherwise the current one. */
export const getJWTPublicKey: Method = (call, {keys}) => {
  const params = readParams(call, keyParams);
  if (!params.ok) return params.answer;
  return succeeded(params.value.V2 ? {keys: keys.published()} : {...keys.published()[0]});
};

/** The account's values for a comma-separated list such as `email,profile.firstName,data.role`. */
function claims({email, profile, data}: Account, fields: string): Record<string, unknown> {
  const known: Record<string, unknown> = {
    ...profile,
    ...Object.fromEntries(Object.entries(data).map(([name, value]) => [`data.${name}`, value])),
    email,
  };
  return Object.fromEntries(
    fields
      .split(',')
      .map((name) => name.trim().replace(/^profile\./, ''))
      .flatMap((name) => (Object.hasOwn(known, name) ? [[name, known[name]]] : [])),
  );
}
