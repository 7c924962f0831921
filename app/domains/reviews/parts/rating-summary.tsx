import {withThousands} from '~/platform/en-us';
import {Stars} from './stars';

interface RatingSummaryProps {
  rating: {value: number; count: number};
}

export function RatingSummary({rating: {value, count}}: RatingSummaryProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <p className="text-heading-l font-strong">{value.toFixed(1)}</p>
      <div>
        <Stars stars={value} />
        <p className="text-small text-ink-soft">
          {`out of 5 stars, from ${withThousands(count)} ${count === 1 ? 'rating' : 'ratings'}`}
        </p>
      </div>
    </div>
  );
}
