/** Bytes that a request's body may have (HOUSE-08). The largest form of the shop is far below. */
export const MAX_BODY_BYTES = 64 * 1024;

/** The request with its body read, or `null` when the body is over the bound. Reads no further than the bound. */
export async function boundBody(
  request: Request,
  maxBytes: number = MAX_BODY_BYTES,
): Promise<Request | null> {
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > maxBytes) return null;
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = request.body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const chunk = read.value as Uint8Array;
    size += chunk.byteLength;
    if (size > maxBytes) {
      await reader.cancel();
      return null;
    }
    chunks.push(chunk);
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
