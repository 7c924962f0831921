import {Icon} from '~/ui/icon';
import {ChangeLocationButton} from './change-location';
import {useDeliveryEstimate, useUserLocation} from './location-context';

interface DeliveryLineProps {
  /** Says that the variant isn't in stock for this zip, because it may be in stock elsewhere. @default false */
  isOutOfStock?: boolean;
}

/** LOC-09, LOC-10 */
export function DeliveryLine({isOutOfStock = false}: DeliveryLineProps) {
  const {zip} = useUserLocation();
  const estimate = useDeliveryEstimate();
  return (
    <p className="flex items-start gap-2.5 text-small">
      <Icon name="truck" className="text-primary" />
      <span>
        {isOutOfStock ? notInStock(zip) : (estimate?.text ?? `Delivery to ${zip}`)}
        {/* Keeps the dot from starting a line. */}
        {'\u00A0· '}
        <ChangeLocationButton className="relative rounded-xs text-primary underline underline-offset-4 hover:text-primary-strong">
          Change<span className="sr-only"> delivery zip code</span>
        </ChangeLocationButton>
      </span>
    </p>
  );
}

/** For a card. A list says the delivery date once, above its cards. */
export function NotInStock() {
  const {zip} = useUserLocation();
  return <p className="text-caption text-ink-soft">{notInStock(zip)}</p>;
}

const notInStock = (zip: string) => `Not in stock for ${zip}`;
