import {RETURN_TERMS} from '~/domains/content/return-terms';
import {useSite} from '~/domains/session/site-context';
import {DeliveryLine} from '~/domains/location/delivery-line';
import {Icon, type IconName} from '~/ui/icon';
import {shippingCost, shippingLine} from '../parts/card-text';
import type {ProductModel} from '../product-model';

interface Fact {
  icon: IconName;
  text: string;
}

/**
 * Stock, delivery and returns, beside the price. A variant that is sold out everywhere has no delivery line, because
 * changing the zip code wouldn't help.
 */
export function ProductPromises({product}: {product: ProductModel}) {
  const {features} = useSite();
  const {variant, isDonation, isDropship, isOutHereOnly, nutrition} = product;
  if (isDonation) return <Facts facts={DONATION_FACTS} />;
  return (
    <div className="flex flex-col gap-2.5 text-small">
      <p className="fact-row">
        <Icon name={variant.inStock ? 'package-check' : 'package-x'} />
        <span className={variant.inStock && variant.stockLabel ? 'font-strong text-warning' : ''}>
          {variant.stockLabel ?? 'In stock'}
        </span>
      </p>
      {isDropship ? (
        <p className="fact-row">
          <Icon name="store" />
          Ships separately, from the maker
        </p>
      ) : (
        (variant.inStock || isOutHereOnly) && <DeliveryLine isOutOfStock={!variant.inStock} />
      )}
      {features.offers && variant.inStock && (
        <p className="fact-row font-strong text-success">
          <Icon name="check" />
          {shippingLine(variant.priceCents) + shippingCost(variant.priceCents)}
        </p>
      )}
      <Facts
        facts={[
          {icon: 'undo', text: RETURN_TERMS[isDropship ? 'maker' : 'own']},
          ...(nutrition.madeIn ? [madeInFact(nutrition.madeIn)] : []),
        ]}
      />
    </div>
  );
}

/** A donation has no stock and isn't shipped. */
const DONATION_FACTS: readonly Fact[] = [
  {icon: 'heart', text: 'All of it buys food for shelter pets'},
  {icon: 'mail', text: 'Nothing ships. We email you a receipt'},
];

const madeInFact = (text: string): Fact => ({icon: 'map-pin', text});

function Facts({facts}: {facts: readonly Fact[]}) {
  return (
    <ul className="flex flex-col gap-2.5 text-small">
      {facts.map(({icon, text}) => (
        <li key={text} className="fact-row">
          <Icon name={icon} />
          {text}
        </li>
      ))}
    </ul>
  );
}
