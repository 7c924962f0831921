import {useEffect, useState, useSyncExternalStore} from 'react';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {moveGuestPets} from './parts/move-guest-pets';
import {guestPets} from './parts/guest-pets';
import {parsePets, type Pet} from './pet';
import {PETS_DATA_PATH} from './pet-paths';

const NONE: readonly Pet[] = [];
const noPets = () => NONE;

let loading: Promise<readonly Pet[]> | undefined;

/**
 * Asks once per document, and again after the account's page of pets, after a guest's pets have moved. A failure counts
 * as no pets.
 */
function loadCustomerPets(): Promise<readonly Pet[]> {
  loading ??= moveGuestPets()
    .then(() => fetch(PETS_DATA_PATH, {headers: {accept: 'application/json'}}))
    .then(async (response) => (response.ok ? parsePets(await response.text()) : NONE))
    .catch(() => NONE);
  return loading;
}

/** For the account's page of pets, where a customer changes them: later pages of the document ask again. */
export function forgetCustomerPets(): void {
  loading = undefined;
}

/** The shopper's pets, for islands: a guest's from this browser, a customer's from their account. */
export function usePets(): readonly Pet[] {
  const isCustomer = useIsCustomer();
  const kept = useSyncExternalStore(guestPets.subscribe, guestPets.read, noPets);
  const [own, setOwn] = useState(NONE);
  useEffect(() => {
    if (!isCustomer) return undefined;
    let isCurrent = true;
    void loadCustomerPets().then((pets) => isCurrent && setOwn(pets));
    return () => {
      isCurrent = false;
    };
  }, [isCustomer]);
  return isCustomer ? own : kept;
}
