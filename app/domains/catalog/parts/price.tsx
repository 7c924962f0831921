import {formatCents} from '~/platform/money';

interface PriceProps {
  cents: number;
  /** The price before a sale; shown struck through if it is higher. */
  compareAtCents?: number | null;
  /** `$2.10/lb` */
  unitPrice?: string | null;
  size?: 'm' | 'l';
}

/** A price, with “now” and “was” for screen readers if it is reduced. */
export function Price({cents, compareAtCents = null, unitPrice = null, size = 'm'}: PriceProps) {
  const isReduced = compareAtCents !== null && compareAtCents > cents;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className={size === 'l' ? 'text-heading-m font-strong' : 'text-price font-strong'}>
        {isReduced && <span className="sr-only">Now </span>}
        {formatCents(cents)}
      </span>
      {isReduced && (
        <s className="text-small text-ink-soft">
          <span className="sr-only">, was </span>
          {formatCents(compareAtCents)}
        </s>
      )}
      {unitPrice && <span className="text-caption text-ink-soft">{unitPrice}</span>}
    </p>
  );
}
