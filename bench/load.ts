import {Agent, request} from 'node:http';
import {percentile} from './table';

/** The concurrency that a small deployment handles. */
const CONCURRENCY = 4;
const WARM_UP_REQUESTS = 30;
const MEASURE_MS = 5000;

export interface Load {
  requestsPerSecond: number;
  /** Milliseconds from sending a request to receiving the whole response. */
  p50: number;
  p95: number;
  /** Responses other than 200. */
  errors: number;
  /** Bytes of the last response's body. */
  bytes: number;
}

/** Requests a URL over four keep-alive connections, for five seconds after a warm-up. */
export async function measureLoad(url: string, headers: Record<string, string>): Promise<Load> {
  const agent = new Agent({keepAlive: true, maxSockets: CONCURRENCY});
  const requestOnce = () => timeRequest(url, headers, agent);
  for (let sent = 0; sent < WARM_UP_REQUESTS; sent += CONCURRENCY) {
    await Promise.all(Array.from({length: CONCURRENCY}, requestOnce));
  }
  const times: number[] = [];
  let errors = 0;
  let size = 0;
  const begin = performance.now();
  const worker = async () => {
    while (performance.now() - begin < MEASURE_MS) {
      const {ms, status, bytes} = await requestOnce();
      times.push(ms);
      if (status !== 200) errors += 1;
      size = bytes;
    }
  };
  await Promise.all(Array.from({length: CONCURRENCY}, worker));
  const seconds = (performance.now() - begin) / 1000;
  agent.destroy();
  return {
    requestsPerSecond: times.length / seconds,
    p50: percentile(times, 0.5),
    p95: percentile(times, 0.95),
    errors,
    bytes: size,
  };
}

function timeRequest(
  url: string,
  headers: Record<string, string>,
  agent: Agent,
): Promise<{ms: number; status: number; bytes: number}> {
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    request(url, {agent, headers}, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => (bytes += chunk.byteLength));
      response.once('end', () =>
        resolve({ms: performance.now() - begin, status: response.statusCode ?? 0, bytes}),
      );
      response.once('error', reject);
    })
      .once('error', reject)
      .end();
  });
}
