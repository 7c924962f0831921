import {createContext, useContext, useEffect, useMemo, useState, type ReactNode} from 'react';
import type {DeliveryEstimate, PageLocation, ShownLocation} from './page-location';
import {parseUserLocation} from './user-location';

interface LocationState {
  location: ShownLocation;
  estimate: DeliveryEstimate;
}

const UNKNOWN: LocationState = {location: parseUserLocation(null), estimate: null};

const LocationContext = createContext<LocationState>(UNKNOWN);

interface LocationProviderProps {
  /** `undefined` if the page has no loader data, for instance on an error page. */
  page: PageLocation | undefined;
  children: ReactNode;
}

export function LocationProvider({page, children}: LocationProviderProps) {
  const estimate = useSettled(page?.estimate ?? null);
  const location = page?.location ?? UNKNOWN.location;
  const state = useMemo(() => ({location, estimate}), [location, estimate]);
  return <LocationContext.Provider value={state}>{children}</LocationContext.Provider>;
}

function useSettled(estimate: PageLocation['estimate']): DeliveryEstimate {
  const [deferred, setDeferred] = useState<DeliveryEstimate>(null);
  useEffect(() => {
    if (!(estimate instanceof Promise)) return;
    let isCurrent = true;
    void estimate.then((value) => isCurrent && setDeferred(value));
    return () => {
      isCurrent = false;
      setDeferred(null);
    };
  }, [estimate]);
  return estimate instanceof Promise ? deferred : estimate;
}

export function useUserLocation(): ShownLocation {
  return useContext(LocationContext).location;
}

export function useDeliveryEstimate(): DeliveryEstimate {
  return useContext(LocationContext).estimate;
}
