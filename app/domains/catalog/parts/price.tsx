import {formatCents} from '~/platform/money';

interface PriceProps {
  cents: number;
  compareAtCents?: number | null;
  unitPrice?: string | null;
  size?: 'm' | 'l';
}

export function Price({cents, compareAtCents = null, unitPrice = null, size = 'm'}: PriceProps) {
  const isReduced = compareAtCents !== null && compareAtCents > cents;
  return (
    <p className="price">
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
