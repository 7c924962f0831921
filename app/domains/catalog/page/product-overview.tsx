import {Icon} from '~/ui/icon';
import {productFacts} from './product-facts';
import type {ProductModel} from '../product-model';

export function ProductOverview({product}: {product: ProductModel}) {
  const {benefits, description} = product;
  return (
    <div className="product-columns">
      <section className="flex flex-col gap-3">
        <h2 className="text-heading-m">{overviewHeading(product)}</h2>
        <p className="max-w-prose">{description}</p>
      </section>
      <section className="flex flex-col gap-4">
        <h2 className="text-heading-m">At a glance</h2>
        {benefits.length > 0 && (
          <ul className="flex flex-col gap-2">
            {benefits.map((benefit) => (
              <li key={benefit} className="flex gap-2.5">
                <Icon name="check" className="mt-0.5 text-success" />
                {benefit}
              </li>
            ))}
          </ul>
        )}
        <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-small">
          {productFacts(product).map(({name, value}) => (
            <div key={name} className="contents">
              <dt className="text-ink-soft">{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

/** A treat box contains several foods, and a product without a species isn't food. */
function overviewHeading({isDonation, requiresAutoship, species}: ProductModel): string {
  if (isDonation) return 'Where your donation goes';
  if (requiresAutoship) return 'What’s in the box';
  return species ? 'About this food' : 'About this item';
}
