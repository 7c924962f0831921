import {ProgressBar} from '~/ui/progress-bar';
import type {CartLine} from '../cart';
import {freeShipping} from './free-shipping';

interface TrackerProps {
  lines: readonly CartLine[];
  /** `full` on the cart page: the bar is 8 px high. `compact` elsewhere: 6 px (CART-69, CART-70). */
  layout: 'full' | 'compact';
}

export function FreeShippingTracker({lines, layout}: TrackerProps) {
  const {text, progress, isReached} = freeShipping(lines);
  return (
    <ProgressBar
      label={<span className={isReached ? 'text-success' : ''}>{text}</span>}
      value={progress}
      height={layout === 'full' ? 8 : 6}
      tone="success"
    />
  );
}
