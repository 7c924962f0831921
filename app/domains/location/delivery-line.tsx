import {cva} from 'class-variance-authority';
import Truck from 'lucide-react/icons/truck';
import {Icon} from '~/ui/icon';
import {ChangeLocationButton} from './change-location';
import {useDeliveryEstimate, useUserLocation} from './location-context';

const line = cva('flex items-start', {
  variants: {
    look: {card: 'text-caption text-ink-soft', page: 'gap-2.5 text-small'},
  },
});

interface DeliveryLineProps {
  /** Card: small, and once a location is set with no button, so that a list is not full of them. @default 'page' */
  look?: 'card' | 'page';
  /** Nothing would arrive: the place is named all the same, since elsewhere it may be there. @default false */
  isOutOfStock?: boolean;
}

/** When the visitor's order would arrive and where, with the way to change that (LOC-09, LOC-10). */
export function DeliveryLine({look = 'page', isOutOfStock = false}: DeliveryLineProps) {
  const {zip, isKnown} = useUserLocation();
  const estimate = useDeliveryEstimate();
  return (
    <p className={line({look})}>
      {look === 'page' && <Icon of={Truck} className="text-primary" />}
      <span>
        {isOutOfStock ? `Not in stock for ${zip}` : (estimate?.text ?? `Delivery to ${zip}`)}
        {(look === 'page' || !isKnown) && (
          <>
            {/* The dot does not begin a line. */}
            {'\u00A0· '}
            <ChangeLocationButton
              /* One to the keyboard, in the header, is enough beside a list of cards. */
              tabIndex={look === 'card' ? -1 : undefined}
              className="relative rounded-xs text-primary underline underline-offset-4 hover:text-primary-strong"
            >
              Change<span className="sr-only"> delivery zip code</span>
            </ChangeLocationButton>
          </>
        )}
      </span>
    </p>
  );
}
