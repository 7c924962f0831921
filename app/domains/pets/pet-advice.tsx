import {useEffect, useState} from 'react';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {whenIdle} from '~/ui/when-idle';
import type {FoodFacts} from './parts/fit';
import {hasGuestPets} from './parts/has-guest-pets';

const load = createLoader(() => import('./islands/pet-advice.client'));

/**
 * Shows whether a food suits the shopper's pets. Its code loads when the page is idle, and only for shoppers who may
 * have pets.
 */
export function PetAdvice({food}: {food: FoodFacts}) {
  const isCustomer = useIsCustomer();
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => setNeeded(isCustomer || hasGuestPets())), [isCustomer]);
  return isNeeded ? <Island load={load} props={{food}} /> : null;
}
