import Star from 'lucide-react/icons/star';
import {withThousands} from '~/platform/en-us';
import {Icon} from '~/ui/icon';
import type {ProductSummary} from '../product';

/** Stars in one sign and two numbers; says nothing about a product that nobody has rated. */
export function Rating({rating}: {rating: ProductSummary['rating']}) {
  if (!rating) return null;
  return (
    <p className="flex items-center gap-1 text-small text-ink-soft">
      <Icon of={Star} size="s" fill="currentColor" className="text-rating" />
      <span className="sr-only">Rated </span>
      {rating.value.toFixed(1)}
      <span className="sr-only"> of 5 in </span>
      <span>({withThousands(rating.count)})</span>
      <span className="sr-only"> reviews</span>
    </p>
  );
}
