/** HOUSE-08. The shop's largest form is far smaller. */
export const MAX_BODY_BYTES = 64 * 1024;

/** EDGE-16. 64 KB take two seconds on the slowest phone connection. */
const BODY_DEADLINE_MS = 12_000;

export type BodyFailure = 'too-large' | 'too-slow';

export async function boundBody(
  request: Request,
  {deadlineMs = BODY_DEADLINE_MS}: {deadlineMs?: number} = {},
): Promise<Request | BodyFailure> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > MAX_BODY_BYTES) return 'too-large';
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  const timeout = deadline(deadlineMs);
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), timeout.passed]);
      /* Not canceled, because on Node that closes the connection before the response is sent. */
      if (read === 'too-slow') return 'too-slow';
      if (read.done) break;
      const chunk = read.value as Uint8Array;
      size += chunk.byteLength;
      if (size > MAX_BODY_BYTES) {
        await reader.cancel();
        return 'too-large';
      }
      chunks.push(chunk);
    }
  } finally {
    timeout.clear();
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
