import {isLoopback} from '~/platform/loopback';
import {
  THIRD_PARTIES,
  THIRD_PARTY_IDS,
  type SourceDirective,
  type ThirdPartyAddresses,
} from './third-parties';

/**
 * The origins that the Content-Security-Policy allows for these third parties, by directive. They are the same on all
 * pages of a site, because client-side navigation keeps the document and its policy.
 */
export function thirdPartySources(
  addresses: ThirdPartyAddresses,
): Partial<Record<SourceDirective, string[]>> {
  const sources: Partial<Record<SourceDirective, string[]>> = {};
  for (const id of THIRD_PARTY_IDS) {
    const address = addresses[id];
    if (address === undefined) continue;
    const {directives, vendorOrigins} = THIRD_PARTIES[id];
    const {origin, hostname} = new URL(address);
    const origins = isLoopback(hostname) ? [origin] : [origin, ...vendorOrigins];
    for (const directive of directives) {
      sources[directive] = [...new Set([...(sources[directive] ?? []), ...origins])];
    }
  }
  return sources;
}
