export type GivingService = 'stores' | 'products' | 'charities' | 'portfolios' | 'tracking';

export interface GivingCall {
  method: 'GET' | 'POST' | 'PUT';
  service: GivingService;
  /** Path below the service, with its leading slash. */
  endpoint: string;
  params?: Record<string, string | number>;
  body?: object;
}

/** Makes a call of the giving service. Rejects without a response. */
export type GivingTransport = (call: GivingCall) => Promise<Response>;

interface TransportOptions {
  storeId: string;
  fetch: typeof fetch;
  /** Timeout of a call, in milliseconds. */
  timeoutMs: number;
}

/** Calls each service at its own host. `apiUrl` has `{service}` in the place of the service's name (API-75, API-77). */
export function directTransport(apiUrl: string, options: TransportOptions): GivingTransport {
  return ({method, service, endpoint, params, body}) => {
    const query = params ? `?${new URLSearchParams(textsOf(params)).toString()}` : '';
    return send(apiUrl.replace('{service}', service) + endpoint + query, method, body, options);
  };
}

/**
 * Makes all calls through the authorize proxy (API-75 to API-77). The vendor's script sends confirmation data to it
 * with PUT and everything else with POST.
 */
export function proxyTransport(proxyUrl: string, options: TransportOptions): GivingTransport {
  return ({method, service, endpoint, params, body}) => {
    const call = {
      method: method.toLowerCase(),
      service,
      endpoint,
      data: {...(params && {params}), ...(body && {body})},
    };
    const outer = endpoint.endsWith('/set-confirmation-data') ? 'PUT' : 'POST';
    return send(proxyUrl, outer, call, options);
  };
}

function send(
  url: string,
  method: GivingCall['method'],
  body: object | undefined,
  {storeId, fetch, timeoutMs}: TransportOptions,
): Promise<Response> {
  return fetch(url, {
    method,
    headers: {
      Accept: 'application/json',
      'x-store-id': storeId,
      ...(body && {'Content-Type': 'application/json'}),
    },
    ...(body && {body: JSON.stringify(body)}),
    /* The service gets neither our cookies nor the page's path. */
    credentials: 'omit',
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal: AbortSignal.timeout(timeoutMs),
  });
}

function textsOf(params: Record<string, string | number>): Record<string, string> {
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}
