/** A part of an answer that never came, after the page it belongs to had been shown. */
export const CUT_OFF = new Error('The connection was lost before all of the page data had come');

/** Remix asks for the data of pages by itself, and for the routes of a page that it doesn't know yet. */
export function isPageData(input: RequestInfo | URL, init?: RequestInit): input is URL {
  if (!(input instanceof URL) || input.origin !== location.origin) return false;
  /* A manifest request without a signal is Remix prefetching routes in the background, so it can fail quietly. */
  return input.pathname.endsWith('.data') || (isManifest(input) && !!init?.signal);
}

/** Asks for the routes of a page. */
export const isManifest = ({pathname}: URL) => pathname === '/__manifest';

/**
 * The shop's own answer, as soon as Remix can begin to read it; `null` when it got lost on the way. Errors that the shop
 * itself answers with are answers too: they are the page's to show.
 */
export async function readAnswer(url: URL, response: Response): Promise<Response | null> {
  const isOwn = isManifest(url)
    ? response.status === 204 || isType(response, 'application/json')
    : response.headers.has('X-Remix-Response');
  if (!isOwn) return isRefusal(response) ? response : null;
  if (!response.body) return response;
  return isManifest(url) ? new Response(await response.text(), response) : fromFirstLine(response);
}

const isType = ({headers}: Response, type: string) =>
  headers.get('Content-Type')?.startsWith(type) ?? false;

/** A request that will be refused again, whoever does so. Gateways that are in trouble answer above 500. */
const isRefusal = ({status}: Response) => status >= 400 && status <= 500 && status !== 429;

/** The first line is the page; the lines after it are its late parts. */
async function fromFirstLine(response: Response): Promise<Response | null> {
  const reader = (response.body as ReadableStream<Uint8Array>).getReader();
  const begin: Uint8Array[] = [];
  while (!begin.at(-1)?.includes(LINE_FEED)) {
    const {done, value} = await reader.read();
    if (done) return null;
    begin.push(value);
  }
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
        controller.error(CUT_OFF);
      }
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return new Response(body, response);
}

const LINE_FEED = 10;

/** An action that came to nothing, in Remix's encoding. A status of failure: no page is loaded anew because of it. */
export const nothingDone = () => new Response('[{"_1":-5},"data"]\n', {status: 499});
