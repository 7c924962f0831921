import {useUserLocation} from '~/domains/location/location-context';
import {SITE_PROPERTY} from '~/domains/giving-eligibility/site-property';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {useSite} from '~/domains/session/site-context';
import type {IslandFacts} from './giving-widget';

export function useIslandFacts(): IslandFacts {
  const {id: site} = useSite();
  const {zip, isKnown} = useUserLocation();
  return {
    zip: isKnown ? zip : null,
    customData: {[SITE_PROPERTY]: site},
    isCustomer: useIsCustomer(),
  };
}
