import type {SandboxControl} from '~tests/support/sandbox-control';
import type {Page} from './pages';
import {readUpstream, type Upstream} from './server-timing';
import {section, table} from './table';

/**
 * Delay of each upstream response in ms. Much longer than the shop's own time between calls, so that a call that starts
 * after another has ended must have waited for it.
 */
const DELAY_MS = 400;
const DELAYED_SERVICES = [
  'commerce',
  'content-system',
  'inventory',
  'identity',
  'subscriptions',
  'reviews',
  'giving',
];

/** How often and how deep each page calls hosted services, with a cold cache and with a warm one. */
export async function measureUpstreamCalls(
  origin: string,
  pages: readonly Page[],
  control: SandboxControl,
): Promise<string> {
  const rows: string[][] = [];
  for (const {name, path, headers} of pages) {
    const measure = () => upstreamOf(origin + path, headers, control);
    rows.push([name, shown(await measure()), shown(await measure())]);
  }
  return section(
    'Upstream calls',
    table(['page', 'upstream cold', 'upstream warm'], rows),
    'Upstream: number of calls to hosted services; the depth counts calls that wait for one another.',
  );
}

async function upstreamOf(url: string, headers: Record<string, string>, control: SandboxControl) {
  for (const service of DELAYED_SERVICES)
    await control.fault({service, kind: 'slow', delayMs: DELAY_MS});
  const response = await fetch(url, {headers});
  await response.text();
  await control.clearFaults();
  return readUpstream(response.headers.get('Server-Timing'));
}

const shown = ({roundTrips, depth}: Upstream) => `${roundTrips} (depth ${depth})`;
