import type {z} from 'zod';
import type {AppEnv} from '~/platform/env.server';
import type {Http, UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {ClinicAddress} from '~/services/identity/map';
import {clinicReply, joinReply, searchReply, type WireClinic} from './contract';

export const CLINIC_SEARCH_TYPES = ['name', 'city', 'zip', 'account'] as const;
export type ClinicSearchType = (typeof CLINIC_SEARCH_TYPES)[number];

export interface Clinic {
  id: string;
  groupId: string;
  name: string;
  kind: 'clinic' | 'school';
  address: ClinicAddress;
}

type Reply<Value> = Promise<Result<Value, UpstreamFailure>>;

/** The directory of clinics and schools. A missing one is `null`. */
export interface Clinics {
  /** Returns at most 20, with the total number of matches. */
  search(type: ClinicSearchType, term: string): Reply<{total: number; clinics: Clinic[]}>;
  clinic(id: string): Reply<Clinic | null>;
  /**
   * Adds the account to a clinic's group. `active`: the account now has the clinic's customer group and address at the
   * identity provider. `pending`: the request is waiting for approval. `uid` is always the session's own.
   */
  join(uid: string, groupId: string): Reply<{status: 'active' | 'pending'; clinic: Clinic} | null>;
}

export function createClinics({
  env,
  http,
}: {
  env: Pick<AppEnv, 'CLINIC_DIRECTORY_URL' | 'CLINIC_DIRECTORY_TOKEN'>;
  http: Http;
}): Clinics {
  /** Returns `null` for an unknown id. */
  async function ask<Wire>(
    {operation, path, body}: {operation: string; path: string; body?: object},
    reply: z.ZodType<Wire>,
  ): Reply<Wire | null> {
    const call = {service: 'clinics', operation};
    const answer = await http.json({
      ...call,
      kind: body ? 'write' : 'read',
      url: env.CLINIC_DIRECTORY_URL + path,
      init: {
        method: body ? 'POST' : 'GET',
        headers: {
          Accept: 'application/json',
          'Content-Type': 'application/json',
          'x-api-key': env.CLINIC_DIRECTORY_TOKEN,
        },
        ...(body && {body: JSON.stringify(body)}),
      },
      answers: [404],
    });
    if (!answer.ok) return answer;
    if (isNotFound(answer.value)) return ok(null);
    const parsed = reply.safeParse(answer.value);
    return parsed.success
      ? ok(parsed.data)
      : http.refuse(call, 'malformed', 'the reply doesn’t match the contract');
  }

  return {
    async search(type, term) {
      const query = new URLSearchParams({type, term}).toString();
      const found = await ask({operation: 'Search', path: `/search?${query}`}, searchReply);
      if (!found.ok) return found;
      return ok({
        total: found.value?.total ?? 0,
        clinics: (found.value?.clinics ?? []).map(mapClinic),
      });
    },
    async clinic(id) {
      const path = `/${encodeURIComponent(id)}`;
      const found = await ask({operation: 'Clinic', path}, clinicReply);
      return found.ok ? ok(found.value && mapClinic(found.value)) : found;
    },
    async join(uid, groupId) {
      const path = `/groups/${encodeURIComponent(groupId)}/members`;
      const joined = await ask({operation: 'Join', path, body: {uid}}, joinReply);
      if (!joined.ok) return joined;
      const {value} = joined;
      return ok(value && {status: value.status, clinic: mapClinic(value.clinic)});
    },
  };
}

function isNotFound(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'error' in value;
}

function mapClinic({clinicID, groupID, name, kind, address}: WireClinic): Clinic {
  const {SFHomeDeliveryOnly, ...rest} = address;
  return {
    id: clinicID,
    groupId: groupID,
    name,
    kind,
    address: {...rest, isHomeDeliveryOnly: SFHomeDeliveryOnly},
  };
}
