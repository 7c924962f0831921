import {request, type Agent, type IncomingHttpHeaders} from 'node:http';

export interface TimedResponse {
  /** From sending the request to receiving the whole response. */
  ms: number;
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/**
 * Requests a URL without following redirects. `fetch` would measure something else: its user agent counts as a robot,
 * which gets no streamed page, and it accepts compression, which the runtime would then do in the place of an edge.
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
