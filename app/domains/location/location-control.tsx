import {Icon} from '~/ui/icon';
import {ChangeLocationButton} from './change-location';
import {useUserLocation} from './location-context';

/** The default zip isn't presented as the shopper's own (LOC-13). A narrow container shows less text. */
export function LocationControl({className = ''}: {className?: string}) {
  const {zip, isKnown, place} = useUserLocation();
  const intro = place ? `To your ${place},` : 'Deliver to';
  return (
    <ChangeLocationButton
      className={`flex min-h-11 items-center gap-1.5 rounded-pill px-1 text-small hover:text-primary sm:px-2 ${className}`}
    >
      {isKnown && <Icon name="map-pin" size="s" className="md:hidden" />}
      <span>
        {isKnown ? <span className="max-md:hidden">{intro} </span> : 'to '}
        <b className="font-strong">{zip}</b>
        <span className={isKnown ? 'sr-only' : '@max-drawer:sr-only'}> · Change</span>
        {isKnown && <span className="sr-only md:hidden"> delivery zip code</span>}
      </span>
    </ChangeLocationButton>
  );
}
