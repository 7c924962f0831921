import type {RequestContext} from '~/request-context';
import {goesWellWith} from '~/domains/catalog/goes-well-with.server';
import {contentPageView, type ContentPageView} from './content-page.server';

/** The editors' content below a cart; `null` if it's unavailable or the cart is empty. */
export async function cartSuggestions(context: RequestContext): Promise<ContentPageView | null> {
  const read = await context.request.shownCart();
  const lines = (read.ok && read.value?.lineItems) || [];
  if (lines.length === 0) return null;
  const handles = lines.map(({product}) => product.handle);
  /* Shows products that suit the cart. The editors' choice doesn't know which pet is fed. */
  const view = await contentPageView(context, 'cart', () => goesWellWith(context, handles));
  return view.ok ? view.value : null;
}
