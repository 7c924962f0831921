import {Agent} from 'node:http';
import {percentile} from './table';
import {timedGet} from './timed-get';

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
  const requestOnce = () => timedGet(url, {agent, headers});
  for (let sent = 0; sent < WARM_UP_REQUESTS; sent += CONCURRENCY) {
    await Promise.all(Array.from({length: CONCURRENCY}, requestOnce));
  }
  const times: number[] = [];
  let errors = 0;
  let size = 0;
  const begin = performance.now();
  const worker = async () => {
    while (performance.now() - begin < MEASURE_MS) {
      const {ms, status, body} = await requestOnce();
      times.push(ms);
      if (status !== 200) errors += 1;
      size = body.byteLength;
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
