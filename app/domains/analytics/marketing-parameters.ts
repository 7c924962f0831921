/** Marketing parameters of the visit, by the names of the email-marketing service (MKT-02). */
export interface MarketingParameters {
  _kx?: string | undefined;
  variation?: string | undefined;
  utm_content?: string | undefined;
  utm_campaign?: string | undefined;
}

const NAMES = ['_kx', 'variation', 'utm_content', 'utm_campaign'] as const;
const MAX_LENGTH = 200;

/** The parameters of an address; `null` if it has none of them. */
export function marketingParametersOf(search: string): MarketingParameters | null {
  const query = new URLSearchParams(search);
  const found = NAMES.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value.slice(0, MAX_LENGTH)] as const] : [];
  });
  return found.length === 0 ? null : Object.fromEntries(found);
}

/** The parameters that were stored earlier in the visit; `null` for anything else. */
export function parseMarketingParameters(text: string | null): MarketingParameters | null {
  if (text === null || text.length > NAMES.length * (MAX_LENGTH + 20)) return null;
  const found = marketingParametersOf(text);
  return found && toText(found) === text ? found : null;
}

export function toText(parameters: MarketingParameters): string {
  const entries = NAMES.flatMap((name) => {
    const value = parameters[name];
    return value === undefined ? [] : [[name, value]];
  });
  return new URLSearchParams(entries).toString();
}
