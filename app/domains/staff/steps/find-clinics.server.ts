import type {Needs} from '~/platform/needs';
import {createRateLimit} from '~/platform/rate-limit.server';
import {CLINIC_SEARCH_TYPES, type Clinics} from '~/services/clinics/clinics.server';
import {cityWithState} from './city-with-state';
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
  if (!found.ok) return {state: 'unavailable'};
  const place = search.type === 'city' && found.value.total === 0 && cityWithState(search.term);
  return place ? findInCity(clinics, place) : {state: 'found', ...found.value};
}

/** The directory searches by city alone. A list that it cut off isn't reduced to the state, which may be in the rest. */
async function findInCity(
  clinics: Clinics,
  {city, state}: {city: string; state: string},
): Promise<FoundClinics> {
  const found = await clinics.search('city', city);
  if (!found.ok) return {state: 'unavailable'};
  const {total, clinics: all} = found.value;
  if (total > all.length) return {state: 'found', ...found.value};
  const inState = all.filter(({address}) => address.provinceCode === state);
  return {state: 'found', total: inState.length, clinics: inState};
}
