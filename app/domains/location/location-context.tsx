import {createContext, useContext, useEffect, useState, type ReactNode} from 'react';
import type {DeliveryEstimate, PageLocation} from './page-location';
import {parseUserLocation, type UserLocation} from './user-location';

interface LocationState {
  location: UserLocation;
  estimate: DeliveryEstimate;
}

const UNKNOWN: LocationState = {location: parseUserLocation(null), estimate: null};

const LocationContext = createContext<LocationState>(UNKNOWN);

interface LocationProviderProps {
  /** What the page's loader found; `undefined` where there was none, for instance on a page of errors. */
  page: PageLocation | undefined;
  children: ReactNode;
}

/** The one location and estimate of the page, for header, card, product page and cart alike. */
export function LocationProvider({page, children}: LocationProviderProps) {
  const estimate = useSettled(page?.estimate ?? null);
  return (
    <LocationContext.Provider value={{location: page?.location ?? UNKNOWN.location, estimate}}>
      {children}
    </LocationContext.Provider>
  );
}

/** The estimate, once it is there; until then `null`. */
function useSettled(estimate: PageLocation['estimate']): DeliveryEstimate {
  const [late, setLate] = useState<DeliveryEstimate>(null);
  useEffect(() => {
    if (!(estimate instanceof Promise)) return;
    let isCurrent = true;
    void estimate.then((value) => isCurrent && setLate(value));
    return () => {
      isCurrent = false;
      setLate(null);
    };
  }, [estimate]);
  return estimate instanceof Promise ? late : estimate;
}

/** Where the visitor wants things delivered. */
export function useUserLocation(): UserLocation {
  return useContext(LocationContext).location;
}

export function useDeliveryEstimate(): DeliveryEstimate {
  return useContext(LocationContext).estimate;
}
