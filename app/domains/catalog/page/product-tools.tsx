import {CustomerField} from '~/domains/session/customer-form';
import {useIsCustomer} from '~/domains/session/visitor-context';
import {comparePath} from '../compare-path';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH} from '../kept-paths';
import type {ProductModel} from '../product-model';

interface ProductToolsProps {
  product: Pick<ProductModel, 'handle'>;
}

/** For shoppers without scripts, which the buttons on cards need. Only the server renders the content. */
export function ProductTools(props: ProductToolsProps) {
  return <noscript>{import.meta.env.SSR && <PlainTools {...props} />}</noscript>;
}

function PlainTools({product: {handle}}: ProductToolsProps) {
  const isCustomer = useIsCustomer();
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-2">
      <a href={comparePath([handle])} className="text-link-plain">
        Compare with similar products
      </a>
      <form method="post" action={isCustomer ? ACCOUNT_FAVORITES_PATH : FAVORITES_PATH}>
        {isCustomer && <CustomerField />}
        <button name="handle" value={handle} className="text-link-plain">
          Save to your favorites
        </button>
      </form>
    </div>
  );
}
