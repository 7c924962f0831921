import {ButtonLink} from '~/ui/button-link';
import {Button} from '~/ui/button';
import {Icon} from '~/ui/icon';
import {TextLink} from '~/ui/text-link';
import {comparePath} from '../compare-path';
import {LIST_LIMITS} from '../handle-lists';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH} from '../kept-paths';
import {COMPARE_IS_FULL, type Tray} from './shopper-tools';

interface CompareTrayProps extends Tray {
  isCustomer: boolean;
  onClose: () => void;
}

/** At the bottom of the window, after the shopper has picked something to compare or saved a favorite. */
export default function CompareTray({
  compared,
  hasSaved,
  isFull,
  isCustomer,
  onClose,
}: CompareTrayProps) {
  if (compared.length === 0 && !hasSaved) return null;
  return (
    <aside aria-label="Your picks" className="tray">
      {hasSaved && (
        <p>
          Saved.{' '}
          <TextLink to={isCustomer ? ACCOUNT_FAVORITES_PATH : FAVORITES_PATH}>
            See your favorites
          </TextLink>
        </p>
      )}
      {compared.length > 0 && (
        <>
          <p>
            {isFull ? COMPARE_IS_FULL : `${compared.length} of ${LIST_LIMITS.compare} to compare`}
          </p>
          <ButtonLink to={comparePath(compared)} size="s">
            Compare
          </ButtonLink>
        </>
      )}
      <Button variant="quiet" size="s" isIconOnly aria-label="Close" onClick={onClose}>
        <Icon name="x" size="s" />
      </Button>
    </aside>
  );
}
