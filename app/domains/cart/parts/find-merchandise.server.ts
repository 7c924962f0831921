import type {Merchandise} from '~/services/commerce/cart.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {CartContext} from '../read-cart.server';
import type {AddToCart} from './plan-add';

/** Each wish with what it is for. `null` when one of them is not in the shop. */
export async function findMerchandise(
  {commerce}: Pick<CartContext, 'commerce'>,
  wishes: readonly AddToCart[],
): Promise<Result<{wish: AddToCart; merchandise: Merchandise}[] | null, UpstreamFailure>> {
  const ids = [...new Set(wishes.map(({merchandiseId}) => merchandiseId))];
  const answers = await Promise.all(ids.map((id) => commerce.cart.merchandise(id)));
  const known = new Map<string, Merchandise>();
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    if (answer.value) known.set(ids[index] ?? '', answer.value);
  }
  const found = wishes.flatMap((wish) => {
    const merchandise = known.get(wish.merchandiseId);
    return merchandise ? [{wish, merchandise}] : [];
  });
  return ok(found.length === wishes.length ? found : null);
}
