import {request, type Agent, type IncomingHttpHeaders} from 'node:http';

export interface TimedResponse {
  /** Milliseconds from sending the request to receiving the last byte. */
  ms: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Sends a GET request without following redirects. Doesn't use `fetch`, because the shop takes Node's user agent for a
 * bot and doesn't stream pages to it, and because the runtime would compress the response, which is the edge's job in
 * production.
 */
export function timedGet(
  url: string,
  options: {agent?: Agent; headers?: Record<string, string>} = {},
): Promise<TimedResponse> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    request(url, options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('end', () => {
        const ms = performance.now() - begin;
        const {statusCode: status = 0, headers} = response;
        resolve({ms, status, headers, body: Buffer.concat(chunks)});
      });
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}
