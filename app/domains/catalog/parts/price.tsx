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
      <b className={size === 'l' ? 'text-heading-m' : undefined}>
        {isReduced && <span className="sr-only">Now </span>}
        {formatCents(cents)}
      </b>
      {isReduced && (
        <s>
          <span className="sr-only">, was </span>
          {formatCents(compareAtCents)}
        </s>
      )}
      {unitPrice && <small>{unitPrice}</small>}
    </p>
  );
}
