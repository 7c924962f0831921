import {Link, useFetcher} from '@remix-run/react';
import {useEffect} from 'react';
import {CART_PATH} from '~/domains/cart/cart-form';
import {whenIdle} from '~/ui/when-idle';
import {ContentPageBody} from './content-page';
import type {ContentPageView} from './content-page.server';

const PATH = `${CART_PATH}/suggestions`;
/** Without scripts, the cart with this parameter has the content in its document. */
export const SUGGESTIONS_PARAMETER = 'suggestions';

/**
 * The content below the cart's lines. It's more than half of the page's markup and data, so the document goes without it.
 */
export function BelowCart({view}: {view: ContentPageView | null}) {
  const {load, data} = useFetcher<{view: ContentPageView | null}>();
  const isHere = view !== null;
  useEffect(() => (isHere ? undefined : whenIdle(() => load(PATH))), [isHere, load]);
  const shown = view ?? data?.view;
  /* Reserves the height of a carousel. */
  return (
    <div className="min-h-146 md:min-h-154">
      {shown ? (
        <ContentPageBody view={shown} isPart />
      ) : (
        <noscript>
          <Link to={`${CART_PATH}?${SUGGESTIONS_PARAMETER}=1`} className="text-link-plain">
            See what goes well with your cart
          </Link>
        </noscript>
      )}
    </div>
  );
}
