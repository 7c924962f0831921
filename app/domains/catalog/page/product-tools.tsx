import {useVisitor} from '~/domains/session/visitor-context';
import {comparePath} from '../compare-path';
import {ACCOUNT_FAVORITES_PATH, FAVORITES_PATH, keptPath} from '../kept-paths';
import type {ProductModel} from '../product-model';

/** Without scripts: the cards' buttons need them. A guest's favorites are in the URL then. */
export function ProductTools({product: {handle}}: {product: Pick<ProductModel, 'handle'>}) {
  const isCustomer = (useVisitor()?.firstName ?? null) !== null;
  return (
    <noscript>
      <div className="flex flex-wrap gap-x-5 gap-y-2">
        <a href={comparePath([handle])} className="text-link-plain">
          Compare with similar products
        </a>
        {isCustomer ? (
          <form method="post" action={ACCOUNT_FAVORITES_PATH}>
            <button name="handle" value={handle} className="text-link-plain">
              Save to your favorites
            </button>
          </form>
        ) : (
          <a href={keptPath(FAVORITES_PATH, [handle])} className="text-link-plain">
            Save to your favorites
          </a>
        )}
      </div>
    </noscript>
  );
}
