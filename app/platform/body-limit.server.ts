import {readBounded} from './read-bounded';

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
  const timeout = deadline(deadlineMs);
  /* Not canceled when it's too slow, because on Node that closes the connection before the response is sent. */
  const reading = readBounded(request.body, MAX_BODY_BYTES);
  const body = await Promise.race([reading, timeout.passed]).finally(timeout.clear);
  if (body === 'too-slow') return 'too-slow';
  if (!body) return 'too-large';
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
