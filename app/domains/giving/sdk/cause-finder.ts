import type {Cause} from '../cause';
import type {GivingTools} from './giving-state';
import {readCauses} from './read-causes';

export interface CauseFinder {
  /** In the order of the ids; unknown ones are left out. Rejects if a call fails. */
  find(ids: readonly string[]): Promise<Cause[]>;
  /** The cause with the store's multiplier for it, and whether it is a default. */
  withStoreFacts<Found extends Cause>(cause: Found): Found;
}

export function createCauseFinder({
  client,
  cache,
  state,
}: Pick<GivingTools, 'client' | 'cache' | 'state'>): CauseFinder {
  function withStoreFacts<Found extends Cause>(cause: Found): Found {
    const {store} = state();
    /* Multipliers apply to percentages only. */
    const isPercentage = store?.defaultDonationType === 'percentage';
    return {
      ...cause,
      multiplier: isPercentage ? (store.causeMultipliers[cause.id] ?? 1) : 1,
      default: store?.defaultCauseIds.includes(cause.id) ?? false,
    };
  }

  return {
    withStoreFacts,
    async find(ids) {
      const distinct = [...new Set(ids)].sort();
      const cached: Parameters<typeof readCauses>[0] = {
        charitiesByEin: (eins) => cache.run(['charities', eins], () => client.charitiesByEin(eins)),
        portfolios: (own) => cache.run(['portfolios', own], () => client.portfolios(own)),
      };
      const causes = await readCauses(cached, distinct);
      const found = new Map(causes.map((cause) => [cause.id, cause]));
      return ids.flatMap((id) => found.get(id) ?? []).map(withStoreFacts);
    },
  };
}
