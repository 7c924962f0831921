import path from 'node:path';
import {EVENTS} from '~/domains/analytics/analytics-events';
import {THIRD_PARTIES, THIRD_PARTY_IDS, type ThirdParty} from '~/domains/consent/third-parties';
import {siteOf, type SiteId} from '~/domains/session/site';
import {ROOT} from '~sandbox/root';
import {formatted} from '~scripts/formatted';

export const THIRD_PARTIES_DOCUMENT = path.join(ROOT, 'docs/third-parties.md');

/** Generates docs/third-parties.md from the registry of third parties, formatted with Prettier. */
export async function thirdPartiesDocument(): Promise<string> {
  const text = [
    '# Third parties',
    'Everything that a shopper’s browser may talk to besides the shop. Generated from `app/domains/consent/third-parties.ts` and `app/domains/analytics/analytics-events.ts` with `npm run docs:third-parties`; a test fails if this file is out of date.',
    'Nothing loads before its category has consent. The loader, the Content-Security-Policy and the text of the consent dialog come from the same registry. Without a value for its setting, a third party doesn’t exist.',
    tableOf(
      ['name', 'category', 'purpose', 'sites', 'pages', 'setting'],
      THIRD_PARTY_IDS.map((id) => {
        const party = THIRD_PARTIES[id];
        const {name, category, purpose, setting} = party;
        return [name, category, purpose, sitesOf(party), pagesOf(party), `\`${setting}\``];
      }),
    ),
    '## What they load and leave behind',
    'In addition to the origin in its setting. “Removed” means that declining removes its scripts and styles, and what it left behind.',
    tableOf(
      ['name', 'allowed for', 'further origins', 'cookies', 'storage', 'removed'],
      THIRD_PARTY_IDS.map((id) => {
        const {name, directives, vendorOrigins, leaves, removeOnDecline} = THIRD_PARTIES[id];
        return [
          name,
          codes(directives),
          codes(vendorOrigins),
          codes(leaves.cookies),
          codes(leaves.storage),
          removeOnDecline ? 'yes' : 'no',
        ];
      }),
    ),
    '## Events for the tag manager',
    'On sites with analytics, with advertising consent. Their parameters are in `EventParameters`; none is personal.',
    tableOf(
      ['event', 'when'],
      Object.entries(EVENTS).map(([name, {when}]) => [`\`${name}\``, when]),
    ),
    '## Events for the giving service',
    'Sent when a cause is set or changed, and when causes are searched, with the visit’s tracking id, browser, page and widget. Page URLs are sent without their query, and searches without their words and place. With advertising consent, an event of a logged-in customer has their number and email.',
    '## Error reports',
    'A report contains the kind of error, its scrubbed message, the lines of our code, the path, the build’s id and the request’s id (`app/platform/error-report/`). Reports from browsers need functional consent; those from the server contain no data about shoppers.',
  ].join('\n\n');
  return formatted(text, THIRD_PARTIES_DOCUMENT);
}

const SITE_IDS: SiteId[] = ['DTC', 'HPSF'];

const sitesOf = ({feature}: ThirdParty) =>
  SITE_IDS.filter((id) => feature === null || siteOf(id).features[feature]).join(', ');

const pagesOf = ({pages}: ThirdParty) => (pages === 'all' ? 'all' : pages.join(', '));

const codes = (values: readonly string[]) =>
  values.map((value) => `\`${value}\``).join(', ') || 'none';

function tableOf(heads: string[], rows: string[][]): string {
  return [heads, heads.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
