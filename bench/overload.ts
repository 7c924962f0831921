import {Agent} from 'node:http';
import {ms, percent, percentile, section, table} from './table';
import {sendOnce, type Visit} from './visitors';

/** Ten times the reads that the Node host admits when each is expensive. */
const CONNECTIONS = 250;
const SECONDS = 15;
/** A page that answers within this time counts as served normally. */
const NORMAL_MS = 500;
const RECOVERY_LIMIT_MS = 30_000;
/** Shorter than the wait that the host asks of refused clients, because most don't wait that long. */
const PAUSE_MS = 250;

/** Each visitor has a different zip code, so that no stored document can be served. */
export async function measureOverload(origin: string, path: string): Promise<string> {
  const visits: Visit[] = [];
  const agent = new Agent({keepAlive: true, maxSockets: CONNECTIONS});
  const cookies = () => new Map([['user_location', encodeURIComponent('80202::HOME')]]);
  const send = (from = agent) =>
    sendOnce(origin + path, {agent: from, cookies: cookies(), address: '198.51.100.1'});
  const until = performance.now() + SECONDS * 1000;
  await Promise.all(
    Array.from({length: CONNECTIONS}, async () => {
      while (performance.now() < until) {
        const visit = await send();
        visits.push(visit);
        if (visit.status === 503) await pause(PAUSE_MS);
      }
    }),
  );
  agent.destroy();
  const recovery = await measureRecovery(send);
  const timesOf = (status: number) =>
    visits.filter((visit) => visit.status === status).map((visit) => visit.ms);
  const accepted = timesOf(200);
  const refused = timesOf(503);
  return section(
    `Overload (Node host, ${CONNECTIONS} connections, rendered pages)`,
    table(
      [
        'accepted',
        'p50',
        'p99',
        'refused',
        'p99 of refusals',
        'other failures',
        'served normally again after',
      ],
      [
        [
          `${(accepted.length / SECONDS).toFixed(0)}/s`,
          ms(percentile(accepted, 0.5)),
          ms(percentile(accepted, 0.99)),
          percent(refused.length / visits.length),
          ms(percentile(refused, 0.99)),
          `${visits.length - accepted.length - refused.length}`,
          recovery,
        ],
      ],
    ),
  );
}

async function measureRecovery(send: (agent: Agent) => Promise<Visit>): Promise<string> {
  const begin = performance.now();
  const agent = new Agent({keepAlive: true, maxSockets: 1});
  try {
    while (performance.now() - begin < RECOVERY_LIMIT_MS) {
      const {status, ms: took} = await send(agent);
      if (status === 200 && took < NORMAL_MS) return ms(performance.now() - begin);
      await pause(PAUSE_MS);
    }
    return `not within ${ms(RECOVERY_LIMIT_MS)}`;
  } finally {
    agent.destroy();
  }
}

const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
