/** Bytes that a request's body may have (HOUSE-08). The largest form of the shop is far below. */
export const MAX_BODY_BYTES = 64 * 1024;

/** By when a body has come as a whole (EDGE-16). 64 KB take two seconds on the slowest phone connection. */
const BODY_DEADLINE_MS = 12_000;

export type BodyFailure = 'too-large' | 'too-slow';

interface BodyBounds {
  maxBytes?: number;
  deadlineMs?: number;
}

/** The request with its body read, or why it was not. Reads no further than the bound, and waits no longer. */
export async function boundBody(
  request: Request,
  {maxBytes = MAX_BODY_BYTES, deadlineMs = BODY_DEADLINE_MS}: BodyBounds = {},
): Promise<Request | BodyFailure> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > maxBytes) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  const late = deadline(deadlineMs);
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), late.passed]);
      /* Not cancelled: on Node that ends the connection before the answer is sent. */
      if (read === 'too-slow') return 'too-slow';
      if (read.done) break;
      const chunk = read.value as Uint8Array;
      size += chunk.byteLength;
      if (size > maxBytes) {
        await reader.cancel();
        return 'too-large';
      }
      chunks.push(chunk);
    }
  } finally {
    late.clear();
  }
  const body = new Uint8Array(size);
  chunks.reduce((at, chunk) => (body.set(chunk, at), at + chunk.byteLength), 0);
  return new Request(request.url, {
    method: request.method,
    headers: request.headers,
    body,
    signal: request.signal,
  });
}

function deadline(ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const passed = new Promise<'too-slow'>((resolve) => {
    timer = setTimeout(resolve, ms, 'too-slow');
  });
  return {passed, clear: () => clearTimeout(timer)};
}
