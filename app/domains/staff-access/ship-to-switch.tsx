import {lazyPart} from '~/ui/lazy-part';
import {useStaffAccess} from './staff-access-context';

const load = () => import('./parts/ship-to-form');

const ShipToForm = lazyPart(
  load,
  (module) => module.ShipToForm,
  import.meta.env.SSR ? await load() : null,
);

/** Switches delivery between clinic and home. Renders nothing for shoppers without that choice. */
export function ShipToSwitch() {
  const {canShipToClinic} = useStaffAccess();
  return canShipToClinic && <ShipToForm />;
}
