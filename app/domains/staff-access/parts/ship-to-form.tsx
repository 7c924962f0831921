import {useLocation} from '@remix-run/react';
import {LOCATION_PATH} from '~/domains/location/location-form';
import {useUserLocation} from '~/domains/location/location-context';
import {Button} from '~/ui/button';

export function ShipToForm() {
  const {zip, destination, workplace, place} = useUserLocation();
  const {pathname, search} = useLocation();
  const isClinic = destination === 'CLINIC';
  return (
    <form
      method="post"
      action={LOCATION_PATH}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <input type="hidden" name="to" value={pathname + search} />
      <input type="hidden" name="destination" value={isClinic ? 'HOME' : 'CLINIC'} />
      <p>
        Ships to your <b className="font-strong">{place}</b>, {zip}
      </p>
      <Button type="submit" variant="secondary" size="s">
        Ship to my {isClinic ? 'home' : workplace}
      </Button>
    </form>
  );
}
