import {useRevalidator} from '@remix-run/react';
import {useEffect} from 'react';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {createLoader} from '~/ui/module-loader';
import {whenIdle} from '~/ui/when-idle';
import {hasGuestPets} from './parts/has-guest-pets';

const load = createLoader(() => import('./parts/move-guest-pets'));

/** After login, moves the pets that the customer saved as a guest. Its code loads only if there are any. */
export function GuestPetsMove() {
  const isCustomer = useIsCustomer();
  const {revalidate} = useRevalidator();
  useEffect(() => {
    if (!isCustomer || !hasGuestPets()) return undefined;
    const move = async () => {
      const {moveGuestPets} = await load();
      if (await moveGuestPets()) revalidate();
    };
    return whenIdle(() => void move().catch(() => undefined));
  }, [isCustomer, revalidate]);
  return null;
}
