import Star from 'lucide-react/icons/star';
import {withThousands} from '~/platform/en-us';
import {Icon} from '~/ui/icon';
import type {ProductSummary} from '../product';

/**
 * Stars in one sign and two numbers; says nothing about a product that nobody has rated. The words for assistive
 * technology come after the visible ones: a link's name has to begin with what can be seen of it.
 */
export function Rating({rating}: {rating: ProductSummary['rating']}) {
  if (!rating) return null;
  const average = rating.value.toFixed(1);
  const count = withThousands(rating.count);
  return (
    <p className="flex items-center gap-1 text-small text-ink-soft">
      <Icon of={Star} size="s" fill="currentColor" className="text-rating" />
      {average} ({count})
      <span className="sr-only">
        {' '}
        {average} out of 5 stars, {count} reviews
      </span>
    </p>
  );
}
