import {returnPath} from '~/domains/session/return-path';
import {zipError, type LocationFormResult} from './location-form';
import {setUserLocation, type LocationContext} from './location.server';
import {isDestination} from './user-location';

export interface LocationFormAnswer {
  result: LocationFormResult;
  goTo: string | null;
}

/** `destination` is posted on the staff site only. `to` is the path to redirect to. */
export async function postLocation(
  context: LocationContext,
  {zip = '', destination, to}: Record<string, string>,
): Promise<LocationFormAnswer> {
  const typed = zip.trim();
  const verdict = await setUserLocation(context, {
    zip: typed,
    destination: isDestination(destination) ? destination : 'HOME',
  });
  if (verdict === 'valid') {
    return {result: {savedZip: typed}, goTo: to === undefined ? null : returnPath(to)};
  }
  return {result: {error: zipError(verdict, typed), typed}, goTo: null};
}
