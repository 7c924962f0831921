import {isCauseId} from '~/domains/giving-eligibility/account-cause';
import {plainGuid} from '~/platform/guid';
import {parseUrl} from '~/platform/parse-url';
import type {Cause} from '../cause';

/** Charities per page (GIVE-57). */
export const CAUSES_PER_PAGE = 25;
/** The category of animal shelters (GIVE-59). */
const SHELTER_CATEGORY = 3;
const MAX_TEXT_LENGTH = 60;

/** Query of the charity search; `''` for no condition. */
export interface CharityQuery {
  q: string;
  skip: number;
  take: number;
  zip: string;
  city: string;
  state: string;
  categoryId: string;
}

/** The search form's values. */
export interface CauseSearch {
  name: string;
  /** A zip code or a city (GIVE-54, GIVE-55). */
  place: string;
  /** Two letters, or `''` for all states (GIVE-56). */
  state: string;
  categoryId: number | null;
  /** From 0. */
  page: number;
}

export const EMPTY_SEARCH: CauseSearch = {
  name: '',
  place: '',
  state: '',
  categoryId: null,
  page: 0,
};

export function charityQuery({name, place, state, categoryId, page}: CauseSearch): CharityQuery {
  const where = cleanText(place);
  const isZip = /^\d/.test(where);
  return {
    q: cleanText(name),
    skip: page * CAUSES_PER_PAGE,
    take: CAUSES_PER_PAGE,
    zip: isZip ? where : '',
    city: isZip ? '' : where,
    state,
    categoryId: categoryId === null ? '' : String(categoryId),
  };
}

/** Shelters near a zip code. */
export function shelterSearch(zip: string): CauseSearch {
  return {...EMPTY_SEARCH, place: zip, categoryId: SHELTER_CATEGORY};
}

/** The cause that a link asks for (GIVE-30); `null` if the link has none. */
export function linkedCauseId(text: string): string | null {
  const causeId = text.trim();
  return isCauseId(causeId) ? (plainGuid(causeId) ?? causeId) : null;
}

/**
 * The logo's URL; `null` shows the category's icon instead (GIVE-09). The page's policy allows logos from the giving
 * service's own host only.
 */
export function shownLogo({logoUrl}: Pick<Cause, 'logoUrl'>, assetOrigin: string): string | null {
  return parseUrl(logoUrl)?.origin === assetOrigin ? logoUrl : null;
}

function cleanText(text: string): string {
  return text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT_LENGTH);
}
