const SENT = 'The response was sent.';

/**
 * Calls the handler with a signal that aborts when the client leaves or when the response's body ends (EDGE-32).
 * Remix holds each page's data in a five-second timer, which only the request's signal clears, so without this memory
 * grows with the load.
 */
export async function untilSent(
  request: Request,
  handle: (request: Request) => Promise<Response>,
): Promise<Response> {
  const sent = new AbortController();
  const leave = () => sent.abort(request.signal.reason);
  const end = (reason: unknown) => {
    request.signal.removeEventListener('abort', leave);
    sent.abort(reason);
  };
  if (request.signal.aborted) leave();
  else request.signal.addEventListener('abort', leave);
  try {
    const response = await handle(new Request(request, {signal: sent.signal}));
    if (response.body && request.method !== 'HEAD') {
      return new Response(watchEnd(response.body, end), response);
    }
    end(SENT);
    await response.body?.cancel(SENT);
    return new Response(null, response);
  } catch (error) {
    end(error);
    throw error;
  }
}

function watchEnd(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  end: (reason: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const {done, value} = await reader.read();
          if (done) {
            end(SENT);
            controller.close();
          } else {
            controller.enqueue(value);
          }
        } catch (error) {
          end(error);
          throw error;
        }
      },
      cancel(reason) {
        end(reason);
        return reader.cancel(reason);
      },
    },
    {highWaterMark: 0},
  );
}
