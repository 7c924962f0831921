import {readdirSync, readFileSync} from 'node:fs';
import {ms, percentile, section, table} from './table';
import {visitShop, type Visit, type VisitData} from './visitors';

const CONNECTIONS = 20;
/** Share of the time after which caches are full and code is compiled. */
const WARM_UP_SHARE = 0.25;
const SAMPLE_MS = 1000;

interface Host {
  name: string;
  origin: string;
  /** Ids of the processes that serve it. */
  processes(): number[];
}

/** A realistic mix of visits at twenty connections. Reports failures, times and memory per host. */
export async function measureSoak(
  hosts: readonly Host[],
  data: VisitData,
  seconds: number,
): Promise<string> {
  const rows: string[][] = [];
  for (const host of hosts) {
    console.log(`Soaking the ${host.name} for ${seconds} s …`);
    rows.push(await soak(host, data, seconds));
  }
  return section(
    `Soak (${CONNECTIONS} connections, ${seconds} s per host)`,
    table(
      [
        'host',
        'requests/s',
        'p50',
        'p99',
        'p99 / p50',
        'errors',
        'memory after warm-up',
        'at the end',
      ],
      rows,
    ),
    'Visits browse, filter, search, add to the cart, and every eighth logs in. An error is a lost connection or a status of 500 and above.',
  );
}

async function soak({name, origin, processes}: Host, data: VisitData, seconds: number) {
  const begin = performance.now();
  const until = begin + seconds * 1000;
  const warm = begin + seconds * 1000 * WARM_UP_SHARE;
  const visits: Visit[] = [];
  const memory: {at: number; bytes: number}[] = [];
  const sampling = setInterval(
    () => memory.push({at: performance.now(), bytes: memoryOf(processes())}),
    SAMPLE_MS,
  );
  await Promise.all(
    Array.from({length: CONNECTIONS}, () =>
      visitShop(origin, data, until, (visit) => {
        if (performance.now() > warm) visits.push(visit);
      }),
    ),
  );
  clearInterval(sampling);
  const failed = visits.filter(({status}) => status === 0 || status >= 500);
  for (const {path, status} of failed.slice(0, 5)) console.log(`  ${status} ${path}`);
  const times = visits.map((visit) => visit.ms);
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  const afterWarmUp = memory.filter(({at}) => at > warm);
  const tenth = Math.max(1, Math.floor(afterWarmUp.length / 10));
  return [
    name,
    (visits.length / ((until - warm) / 1000)).toFixed(0),
    ms(p50),
    ms(p99),
    (p99 / p50).toFixed(1),
    `${failed.length} of ${visits.length}`,
    megabytes(afterWarmUp.slice(0, tenth)),
    megabytes(afterWarmUp.slice(-tenth)),
  ];
}

/** The largest sample, because garbage collection makes single samples jump. */
const megabytes = (samples: readonly {bytes: number}[]) =>
  `${Math.round(Math.max(...samples.map(({bytes}) => bytes)) / 1e6)} MB`;

/** Resident memory in bytes; 0 where there is no `/proc`. */
function memoryOf(processes: readonly number[]): number {
  return processes.reduce((sum, pid) => {
    const status = readProc(`${pid}/status`);
    return sum + Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024;
  }, 0);
}

/** The processes called `name` below a process. */
export function descendants(root: number, name: string): number[] {
  const parents = new Map<number, number>();
  const named: number[] = [];
  for (const entry of readProcIds()) {
    const [, command, parent] = /\((.*)\) \S (\d+)/.exec(readProc(`${entry}/stat`)) ?? [];
    parents.set(entry, Number(parent));
    if (command === name) named.push(entry);
  }
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && pid > 1 && (pid === root || isBelow(parents.get(pid)));
  return named.filter(isBelow);
}

function readProcIds(): number[] {
  try {
    return readdirSync('/proc').map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

function readProc(file: string): string {
  try {
    return readFileSync(`/proc/${file}`, 'utf8');
  } catch {
    return '';
  }
}
