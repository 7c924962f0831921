import type {Merchandise} from '~/services/commerce/cart.server';
import type {UpstreamFailure} from '~/platform/http.server';
import {ok, type Result} from '~/platform/result';
import type {LineInput} from '../cart';
import type {CartContext} from '../read-cart.server';

/** Line inputs with what is known about their merchandise. */
export type FoundMerchandise = readonly {lineInput: LineInput; merchandise: Merchandise}[];

/** Pairs each line input with its merchandise; `null` if one of the variants doesn't exist. */
export async function findMerchandise(
  {commerce}: Pick<CartContext, 'commerce'>,
  lineInputs: readonly LineInput[],
): Promise<Result<FoundMerchandise | null, UpstreamFailure>> {
  const ids = [...new Set(lineInputs.map(({merchandiseId}) => merchandiseId))];
  const answers = await Promise.all(ids.map((id) => commerce.cart.merchandise(id)));
  const known = new Map<string, Merchandise>();
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    if (answer.value) known.set(ids[index] ?? '', answer.value);
  }
  const found = lineInputs.flatMap((lineInput) => {
    const merchandise = known.get(lineInput.merchandiseId);
    return merchandise ? [{lineInput, merchandise}] : [];
  });
  return ok(found.length === lineInputs.length ? found : null);
}
