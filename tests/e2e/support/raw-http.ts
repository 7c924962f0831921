import {request, type IncomingHttpHeaders} from 'node:http';

export interface RawResponse {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

interface RawRequest {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Announces more of the body than it sends: the response must come before the rest. */
  isUnfinished?: boolean;
}

/** Sends path and headers exactly as written: neither a browser nor a URL parser normalizes them. */
export function rawRequest(
  origin: string,
  path: string,
  {method = 'GET', headers = {}, body, isUnfinished = false}: RawRequest = {},
): Promise<RawResponse> {
  const {hostname, port} = new URL(origin);
  return new Promise((resolve, reject) => {
    /* `agent: false` opens a new connection. The server may be about to close a reused one. */
    const sent = request({hostname, port, path, method, headers, agent: false}, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(parts).toString('utf8'),
        });
        if (isUnfinished) sent.destroy();
      });
    });
    sent.on('error', reject);
    if (isUnfinished) sent.write(body);
    else sent.end(body);
  });
}

/** Fields with the value undefined are not sent. */
export type FormFields = Record<string, string | undefined>;

/** Posts a form of the shop as a browser would. */
export function postForm(
  origin: string,
  path: string,
  fields: FormFields,
  headers: FormFields = {},
): Promise<RawResponse> {
  return rawRequest(origin, path, {
    method: 'POST',
    headers: defined({
      'Content-Type': 'application/x-www-form-urlencoded',
      Origin: origin,
      ...headers,
    }),
    body: new URLSearchParams(defined(fields)).toString(),
  });
}

function defined(fields: FormFields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).filter((field): field is [string, string] => field[1] !== undefined),
  );
}
