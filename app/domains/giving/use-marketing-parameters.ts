import {useSearchParams} from '@remix-run/react';
import type {MarketingParameters} from './rules/integration-info';

/** The marketing parameters of the page's address. */
export function useMarketingParameters(): MarketingParameters {
  const [search] = useSearchParams();
  const valueOf = (name: keyof MarketingParameters) => search.get(name) ?? undefined;
  return {
    _kx: valueOf('_kx'),
    variation: valueOf('variation'),
    utm_content: valueOf('utm_content'),
    utm_campaign: valueOf('utm_campaign'),
  };
}
