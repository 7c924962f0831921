import {formatCents} from '~/platform/money';
import {Link} from '~/ui/link';
import {TextLink} from '~/ui/text-link';
import {ACCOUNT_PATHS} from '../account-paths';
import {lineOptions, type OrderLine} from '../order';
import {ProductPicture} from '../product-picture';

/** When variants on autoship come next, by variant id: "on Tuesday, December 1". */
export type NextTimes = Readonly<Record<string, string>>;

interface OrderLinesProps {
  lines: readonly OrderLine[];
  nextTimes: NextTimes;
}

export function OrderLines({lines, nextTimes}: OrderLinesProps) {
  return (
    <ul className="divide-y divide-line">
      {lines.map((line, index) => {
        const {title, sku, quantity, unitPrice, total, sellingPlanName, handle} = line;
        const options = lineOptions(line);
        const next = nextTimes[line.merchandiseId ?? ''];
        return (
          <li
            key={index}
            className="grid grid-cols-[min(4rem,17vw)_minmax(0,1fr)] gap-x-box gap-y-1 py-4 wrap-anywhere first:pt-0 last:pb-0 sm:grid-cols-[4rem_minmax(0,1fr)_auto]"
          >
            <ProductPicture
              image={line.image}
              className="row-span-2 aspect-square w-full self-start sm:row-span-1"
            />
            <div className="flex min-w-0 flex-col gap-0.5">
              <h3 className="text-title font-strong">
                {handle === null ? (
                  title
                ) : (
                  <Link
                    to={`/products/${handle}${sku ? `?sku=${encodeURIComponent(sku)}` : ''}`}
                    className="inline-block py-0.5 hover:underline"
                  >
                    {title}
                  </Link>
                )}
              </h3>
              {(options ?? sku) && (
                <p className="text-small text-ink-soft">
                  {options}
                  {options && sku && ' · '}
                  {sku && <span className="inline-block">{`SKU ${sku}`}</span>}
                </p>
              )}
              {sellingPlanName !== null && (
                <p className="text-small font-strong text-primary">Autoship: {sellingPlanName}</p>
              )}
              {next !== undefined && (
                <p className="text-small">
                  On autoship. Ships next {next}.{' '}
                  <TextLink to={ACCOUNT_PATHS.autoships}>Manage</TextLink>
                </p>
              )}
              {handle === null && <p className="text-small text-ink-soft">No longer sold</p>}
            </div>
            <div className="col-start-2 flex flex-wrap justify-between gap-x-4 sm:col-start-3 sm:flex-col sm:items-end sm:justify-start sm:gap-0.5">
              <p className="text-small text-ink-soft">
                {quantity} × {formatCents(unitPrice)}
              </p>
              <p className="font-strong">{formatCents(total)}</p>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
