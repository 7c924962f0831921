import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {CLINIC_SEARCH_TYPES} from '~/services/clinics/clinics.server';
import {hasSearchableLength, type ClinicSearch, type FoundClinics} from './registration';

const SEARCH_LIMIT = {burst: 30, perSecond: 1};
export const searchLimit = createRateLimit(SEARCH_LIMIT);

export function readSearch(query: URLSearchParams): ClinicSearch {
  const type = query.get('by');
  return {
    type: CLINIC_SEARCH_TYPES.find((known) => known === type) ?? 'name',
    term: (query.get('term') ?? '').replace(/\s+/g, ' ').trim(),
  };
}

export async function findClinics(
  {services: {clinics}, visitor}: Needs<{services: 'clinics'; visitor: 'secondsToWait'}>,
  search: ClinicSearch,
): Promise<FoundClinics> {
  if (!hasSearchableLength(search)) return {state: 'wrong-length'};
  if (visitor.secondsToWait(searchLimit) !== null) return {state: 'unavailable'};
  const found = await clinics.search(search.type, search.term);
  return found.ok ? {state: 'found', ...found.value} : {state: 'unavailable'};
}
