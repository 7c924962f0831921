import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {REFINING_LINK} from '../refinement';
import {listHref, withoutFilters, withValues, type ListState} from '../list-state';
import type {LooserFilter} from './product-list';
import {countProducts} from './count-products';

interface NoProductsProps {
  loosen: readonly LooserFilter[];
  state: ListState;
}

const REMOVE_ALL_HINT = 'Clear all filters, or browse all products.';
const EMPTY_LIST_HINT = 'There’s nothing here right now. Browse all products instead.';

export function NoProducts({loosen, state}: NoProductsProps) {
  const hasFilters = Object.keys(state.filters).length > 0;
  return (
    <div className="flex flex-col items-start gap-4 rounded-m bg-surface-oat p-6 md:p-8">
      <h2 className="text-heading-s">No products match all of these filters</h2>
      {loosen.length > 0 ? (
        <>
          <p>Change one of them to see products:</p>
          <ul className="flex flex-col gap-2">
            {loosen.map(({field, label, values, total}) => (
              <li key={field}>
                <TextLink to={listHref(withValues(state, field, []))} {...REFINING_LINK}>
                  Any {label.toLowerCase()}
                </TextLink>{' '}
                instead of {values.join(' or ')}: {countProducts(total)}
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{hasFilters ? REMOVE_ALL_HINT : EMPTY_LIST_HINT}</p>
      )}
      <div className="flex flex-wrap gap-3">
        {hasFilters && (
          <ButtonLink to={listHref(withoutFilters(state))} size="m" {...REFINING_LINK}>
            Clear all filters
          </ButtonLink>
        )}
        <ButtonLink to="/products" variant="secondary" size="m">
          All products
        </ButtonLink>
      </div>
    </div>
  );
}
