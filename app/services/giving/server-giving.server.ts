import type {GivingSettings} from '~/domains/giving/giving-settings';
import type {Http} from '~/platform/http.server';
import {createGivingClient, type GivingClient} from './giving-client';

/** The giving service for our server, with the deadlines and the circuit breaker of all services. */
export function createServerGiving(http: Http, settings: GivingSettings): GivingClient {
  return createGivingClient({
    storeId: settings.storeId,
    endpoints: settings,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      const answer = await http.json({
        service: 'giving',
        operation: new URL(url).pathname.split('/').at(-1) ?? '',
        kind: init?.method === 'GET' ? 'read' : 'write',
        url,
        init: {method: init?.method ?? 'GET', headers: init?.headers, body: init?.body},
      });
      if (!answer.ok) throw new Error(answer.failure.kind);
      return Response.json(answer.value);
    },
  });
}
