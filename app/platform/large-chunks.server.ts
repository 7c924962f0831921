/** A larger chunk ends early, so that a long page doesn't wait for its last byte. */
const CHUNK_BYTES = 64 * 1024;

/**
 * Joins chunks that are available at the same time. React and Remix write the parts of a page one by one, and every layer
 * above pays for each chunk: streams, compression, and the socket.
 */
export function inLargeChunks(
  source: ReadableStream<Uint8Array>,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = source.getReader();
  type Read = Awaited<ReturnType<typeof reader.read>>;
  let reading: Promise<Read> | null = null;
  const read = () => (reading ??= reader.read());

  return new ReadableStream(
    {
      async pull(controller) {
        const chunks: Uint8Array[] = [];
        let bytes = 0;
        let next: Read | null = await read();
        const nextTurn = new Promise<null>((resolve) => setTimeout(resolve, 0, null));
        while (next && !next.done) {
          reading = null;
          chunks.push(next.value);
          bytes += next.value.byteLength;
          next = bytes < CHUNK_BYTES ? await Promise.race([read(), nextTurn]) : null;
        }
        if (bytes > 0) controller.enqueue(join(chunks, bytes));
        if (next?.done) controller.close();
      },
      cancel: (reason) => reader.cancel(reason),
    },
    {highWaterMark: 0},
  );
}

function join(chunks: readonly Uint8Array[], bytes: number): Uint8Array<ArrayBuffer> {
  const joined = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    joined.set(chunk, at);
    at += chunk.byteLength;
  }
  return joined;
}
