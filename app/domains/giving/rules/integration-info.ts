import type {MarketingParameters} from '~/domains/analytics/marketing-parameters';

export interface IntegrationInfo {
  integrationType: 'klaviyo';
  info: Record<keyof MarketingParameters, string>;
}

const MAX_VALUE_LENGTH = 200;

/** The hand-off to the giving service (API-87); `null` if the visit has none of the parameters. */
export function integrationInfo(parameters: MarketingParameters): IntegrationInfo | null {
  const text = (value = '') => value.slice(0, MAX_VALUE_LENGTH);
  const info = {
    _kx: text(parameters._kx),
    variation: text(parameters.variation),
    utm_content: text(parameters.utm_content),
    utm_campaign: text(parameters.utm_campaign),
  };
  const hasAny = Object.values(info).some((value) => value !== '');
  return hasAny ? {integrationType: 'klaviyo', info} : null;
}
