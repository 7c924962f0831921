import {expect, it} from 'vitest';
import {inLargeChunks} from '~/platform/large-chunks.server';

const text = (chunk: Uint8Array | undefined) => new TextDecoder().decode(chunk);

function source() {
  const encoder = new TextEncoder();
  let control: ReadableStreamDefaultController<Uint8Array> | undefined;
  let canceled: unknown;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => void (control = controller),
    cancel: (reason) => void (canceled = reason),
  });
  return {
    stream,
    write: (part: string) => control?.enqueue(encoder.encode(part)),
    close: () => control?.close(),
    fail: (error: Error) => control?.error(error),
    canceled: () => canceled,
  };
}

it('inLargeChunks joins chunks that are there together, and sends them before later ones', async () => {
  const {stream, write, close} = source();
  const reader = inLargeChunks(stream).getReader();
  for (const part of ['first ', 'part, ', 'whole']) write(part);
  expect(text((await reader.read()).value)).toBe('first part, whole');
  const next = reader.read();
  write(' and');
  write(' rest');
  close();
  expect(text((await next).value)).toBe(' and rest');
  expect((await reader.read()).done).toBe(true);
});

it('inLargeChunks splits a long body', async () => {
  const {stream, write, close} = source();
  const part = 'x'.repeat(30_000);
  for (let count = 0; count < 5; count += 1) write(part);
  close();
  const sizes: number[] = [];
  const reader = inLargeChunks(stream).getReader();
  for (;;) {
    const {done, value} = await reader.read();
    if (done) break;
    sizes.push(value.byteLength);
  }
  expect(sizes).toEqual([90_000, 60_000]);
});

it('inLargeChunks passes on an error, and tells the source that the reader left', async () => {
  const failing = source();
  const reader = inLargeChunks(failing.stream).getReader();
  const read = reader.read();
  failing.fail(new Error('render failed'));
  await expect(read).rejects.toThrow('render failed');
  const left = source();
  await inLargeChunks(left.stream).cancel('left');
  expect(left.canceled()).toBe('left');
});
