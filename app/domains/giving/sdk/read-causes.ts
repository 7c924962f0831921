import {causeKind} from '~/domains/giving-eligibility/giving-ids';
import type {GivingClient} from '~/services/giving/giving-client';
import type {Cause} from '../cause';

/** The causes with these ids, in any order. Unknown ids are left out. */
export async function readCauses(
  {charitiesByEin, portfolios}: Pick<GivingClient, 'charitiesByEin' | 'portfolios'>,
  ids: readonly string[],
): Promise<Cause[]> {
  const idsOf = (kind: ReturnType<typeof causeKind>) => ids.filter((id) => causeKind(id) === kind);
  const eins = idsOf('charity');
  const portfolioIds = idsOf('portfolio');
  const found = await Promise.all([
    eins.length > 0 ? charitiesByEin(eins) : [],
    portfolioIds.length > 0 ? portfolios(portfolioIds) : [],
  ]);
  return found.flat();
}
