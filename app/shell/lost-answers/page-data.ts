/**
 * The error of deferred data if the connection is lost after the page was shown. A class instead of one shared error,
 * because V8 parses a whole module again if the module creates an error while it loads.
 */
export class CutOff extends Error {
  override message = 'The connection was lost before all of the page data arrived';
}

/** Remix itself made this request, for page data or for the routes of a page it doesn't know yet. */
export function isPageData(input: RequestInfo | URL, init?: RequestInit): input is URL {
  if (!(input instanceof URL) || input.origin !== location.origin) return false;
  /* A manifest request without a signal is Remix prefetching routes in the background, so it can fail quietly. */
  return input.pathname.endsWith('.data') || (isRouteDiscovery(input) && !!init?.signal);
}

export const isRouteDiscovery = ({pathname}: URL) => pathname === '/__manifest';

/**
 * Returns the shop's response as soon as Remix can start to read it, or `null` if it was lost. An error response of the
 * shop counts as a response: the page shows it. `undefined` stands for page data that this build can't read.
 */
export async function readAnswer(
  url: URL,
  response: Response,
): Promise<Response | null | undefined> {
  const isOwn = isRouteDiscovery(url)
    ? response.status === 204 || isType(response, 'application/json')
    : response.headers.has('X-Remix-Response');
  if (!isOwn) return isRefusal(response) ? response : null;
  if (!response.body) return response;
  return isRouteDiscovery(url)
    ? new Response(await response.text(), response)
    : fromFirstLine(response);
}

const isType = ({headers}: Response, type: string) =>
  headers.get('Content-Type')?.startsWith(type) ?? false;

/** A retry won't change a refusal by the shop or a proxy. Failing gateways answer with 501 and up. */
const isRefusal = ({status}: Response) => status >= 400 && status <= 500 && status !== 429;

/** Waits for the first line, which is the page; the lines after it are deferred values. */
async function fromFirstLine(response: Response): Promise<Response | null | undefined> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const begin: Uint8Array[] = [];
  while (!begin.at(-1)?.includes(LINE_FEED)) {
    const {done, value} = await reader.read();
    if (done) return null;
    begin.push(value);
  }
  if (begin[0]?.[0] !== OPENING_BRACE) return;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const next = begin.shift();
      if (next) {
        controller.enqueue(next);
        return;
      }
      try {
        const {done, value} = await reader.read();
        if (done) controller.close();
        else controller.enqueue(value);
      } catch {
        controller.error(new CutOff());
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}

const LINE_FEED = 10;
const OPENING_BRACE = 123;

/**
 * An action response without a result, as `platform/page-data` encodes it. Its error status keeps Remix from
 * revalidating.
 */
export const emptyActionResponse = () => new Response('{"data":null}\n', {status: 499});
