import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import {formatCents} from '~/platform/money';
import {Link} from '~/ui/link';
import {ResponsiveImage} from '~/ui/responsive-image';
import {Skeleton} from '~/ui/skeleton';
import {TileLink} from '~/ui/tile-link';
import {isScene, optionsText} from '../product';
import type {ProductCardModel} from '../card';
import type {ProductModel} from '../product-model';
import {StockAlertForm} from '../stock-alert-form';

const MAX_VARIANTS = 3;

export interface OutOfStockProps {
  product: ProductModel;
  alternatives: ProductCardModel[] | Promise<ProductCardModel[]>;
}

/** Alternatives to a variant that is out of stock: the same food in another size, or a similar food. */
export function OutOfStock({product, alternatives}: OutOfStockProps) {
  const {handle, variant} = product;
  const variants = nearestInStock(product);
  return (
    <div className="flex flex-col gap-4">
      <StockAlertForm key={variant.sku} variant={{handle, sku: variant.sku}} />
      {variants.length > 0 && (
        <section aria-labelledby="in-stock-sizes" className="flex flex-col gap-2">
          <h2 id="in-stock-sizes" className="text-body font-strong">
            In stock now
          </h2>
          <ul className="flex flex-wrap gap-2.5">
            {variants.map(({path, sku, priceCents, ...option}) => (
              <li key={sku}>
                <TileLink to={path} preventScrollReset replace note={formatCents(priceCents)}>
                  {optionsText(option)}
                </TileLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* The height of three rows, so that nothing moves when they arrive. */}
      <div className={alternatives instanceof Promise ? 'min-h-84' : ''}>
        <Suspense fallback={<Skeleton shape="block" className="h-84" />}>
          <Await resolve={alternatives} errorElement={null}>
            {(cards) => <Alternatives cards={cards} />}
          </Await>
        </Suspense>
      </div>
    </div>
  );
}

function Alternatives({cards}: {cards: readonly ProductCardModel[]}) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="alternatives" className="flex flex-col gap-2">
      <h2 id="alternatives" className="text-body font-strong">
        Similar and in stock
      </h2>
      <ul className="flex flex-col divide-y divide-line rounded-m border border-line">
        {cards.map(({id, title, variant: {image, path, size, priceCents}}) => (
          <li
            key={id}
            className="relative flex min-h-22 items-center gap-3 p-3 hover:bg-surface-tint"
          >
            {image && (
              <ResponsiveImage
                src={image.url}
                alt=""
                width={image.width}
                height={image.height}
                sizes="64px"
                className={`size-16 rounded-s bg-surface-oat ${isScene(image) ? 'object-cover' : 'object-contain p-1'}`}
              />
            )}
            <span className="min-w-0 flex-1">
              <Link to={path} className="font-strong after:absolute after:inset-0">
                {title}
              </Link>
              <span className="block text-small text-ink-soft">{size}</span>
            </span>
            <span className="font-strong">{formatCents(priceCents)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Variants that share the most options with the shown one come first. */
function nearestInStock({variants, variant}: ProductModel) {
  const likeness = (candidate: ProductModel['variants'][number]) =>
    candidate.selectedOptions.filter(({name, value}) =>
      variant.selectedOptions.some((shown) => shown.name === name && shown.value === value),
    ).length;
  return variants
    .filter(({isInStock}) => isInStock)
    .toSorted((a, b) => likeness(b) - likeness(a))
    .slice(0, MAX_VARIANTS);
}
