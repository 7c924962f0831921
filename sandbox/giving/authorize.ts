import type {Hono} from 'hono';
import {z} from 'zod';
import {readJson} from '../http/json-input';

const requestSchema = z.object({
  method: z.enum(['get', 'post', 'put']),
  service: z.enum(['stores', 'products', 'charities', 'portfolios', 'tracking']),
  endpoint: z.string().regex(/^\/[\w/-]{0,200}$/, 'Expected a path'),
  data: z.object({
    params: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    body: z.unknown().optional(),
  }),
});

/**
 * The authorize proxy: takes a call to any other service as one body. The vendor's script sends confirmation data with
 * PUT and everything else with POST, so both are accepted.
 */
export function mountAuthorize(app: Hono, api: Hono): void {
  app.on(['POST', 'PUT'], '/giving/sdk/authorize', async (c) => {
    const request = requestSchema.safeParse(await readJson(c));
    if (!request.success) return c.json({Message: 'The request is malformed.'}, 400);
    const {method, service, endpoint, data} = request.data;
    const params = Object.entries(data.params ?? {}).map(([name, value]) => [name, String(value)]);
    const query = params.length > 0 ? `?${new URLSearchParams(params).toString()}` : '';
    return api.request(`/${service}${endpoint}${query}`, {
      method: method.toUpperCase(),
      headers: {
        'Content-Type': 'application/json',
        'x-store-id': c.req.header('x-store-id') ?? '',
      },
      ...(method !== 'get' && {body: JSON.stringify(data.body)}),
    });
  });
}
