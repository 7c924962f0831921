import {useFetcher, useRevalidator} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {CART_PATH, CART_SUGGESTIONS_PATH} from '~/domains/cart/cart-form';
import {lazyPart} from '~/ui/lazy-part';
import {Link} from '~/ui/link';
import {whenNear} from '~/ui/when-near';
import type {ContentPageView} from './content-page.server';

const loadBody = () => import('./content-page');
const ContentPageBody = lazyPart(
  loadBody,
  (module) => module.ContentPageBody,
  import.meta.env.SSR ? await loadBody() : null,
);

/** Without scripts, the cart with this parameter has the content in its document. */
export const SUGGESTIONS_PARAMETER = 'suggestions';

/**
 * The content below the cart's lines. It's more than half of the page's markup and data, so the document goes without it.
 */
export function BelowCart({view}: {view: ContentPageView | null}) {
  const {load, data} = useFetcher<{view: ContentPageView | null}>();
  const slot = useRef<HTMLDivElement>(null);
  const isHere = view !== null;
  /* Remix answers 404 if it has to load this again before it has discovered the route. */
  const isBusy = useRevalidator().state !== 'idle';
  const isWanted = !isHere && !isBusy && data === undefined;
  useEffect(() => {
    if (!isWanted || !slot.current) return undefined;
    return whenNear(slot.current, () => load(CART_SUGGESTIONS_PATH));
  }, [isWanted, load]);
  const shown = view ?? data?.view;
  /* Reserves the height of a carousel. */
  return (
    <div ref={slot} className="min-h-129 md:min-h-133">
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
