import {useEffect, useState} from 'react';
import {useVisitor} from '~/domains/session/visitor-context';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {whenIdle} from '~/ui/when-idle';
import type {FoodFacts} from './parts/fit';

const load = createLoader(() => import('./islands/pet-advice.client'));

/**
 * Shows whether a food suits the shopper's pets. Its code loads when the page is idle, and only for shoppers who may
 * have pets.
 */
export function PetAdvice({food}: {food: FoodFacts}) {
  const isCustomer = (useVisitor()?.firstName ?? null) !== null;
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => setNeeded(isCustomer || hasKeptPets())), [isCustomer]);
  return isNeeded ? <Island load={load} props={{food}} /> : null;
}

/** Not from `guest-pets`, which would add its parser to the first load. */
function hasKeptPets(): boolean {
  try {
    return localStorage.getItem('pets') !== null;
  } catch {
    return false;
  }
}
