import {cva} from 'class-variance-authority';
import {Icon} from '~/ui/icon';
import {ChangeLocationButton} from './change-location';
import {useDeliveryEstimate, useUserLocation} from './location-context';

const line = cva('flex items-start', {
  variants: {
    look: {card: 'text-caption text-ink-soft', page: 'gap-2.5 text-small'},
  },
});

interface DeliveryLineProps {
  /** A card's line is small and has no button once a location is set, because a list repeats it. @default 'page' */
  look?: 'card' | 'page';
  /** Says that the variant isn't in stock for this zip, because it may be in stock elsewhere. @default false */
  isOutOfStock?: boolean;
}

/** LOC-09, LOC-10 */
export function DeliveryLine({look = 'page', isOutOfStock = false}: DeliveryLineProps) {
  const {zip, isKnown} = useUserLocation();
  const estimate = useDeliveryEstimate();
  return (
    <p className={line({look})}>
      {look === 'page' && <Icon name="truck" className="text-primary" />}
      <span>
        {isOutOfStock ? `Not in stock for ${zip}` : (estimate?.text ?? `Delivery to ${zip}`)}
        {(look === 'page' || !isKnown) && (
          <>
            {/* Keeps the dot from starting a line. */}
            {'\u00A0· '}
            <ChangeLocationButton
              /* In a list of cards, the header's button is enough for keyboard users. */
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
