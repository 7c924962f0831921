import type {UpstreamFailure} from '~/platform/http.server';
import type {Needs} from '~/platform/needs';
import {ok, type Result} from '~/platform/result';
import type {Merchandise} from '~/services/commerce/cart.server';
import type {LineInput} from '../cart';
import type {CartNotice} from '../cart-outcome';
import type {FoundMerchandise} from './plan-add';

export const NOT_FOR_SALE: CartNotice[] = [{code: 'no-longer-available', tone: 'error'}];

/** Returns `null` if one of the variants doesn't exist. */
export async function findMerchandise(
  {services}: Needs<{services: 'cart'}>,
  lineInputs: readonly LineInput[],
): Promise<Result<FoundMerchandise | null, UpstreamFailure>> {
  const ids = [...new Set(lineInputs.map(({merchandiseId}) => merchandiseId))];
  const answers = await Promise.all(ids.map((id) => services.cart.merchandise(id)));
  const byId = new Map<string, Merchandise>();
  for (const [index, answer] of answers.entries()) {
    if (!answer.ok) return answer;
    if (answer.value) byId.set(ids[index] ?? '', answer.value);
  }
  const found = lineInputs.flatMap((lineInput) => {
    const merchandise = byId.get(lineInput.merchandiseId);
    return merchandise ? [{lineInput, merchandise}] : [];
  });
  return ok(found.length === lineInputs.length ? found : null);
}
