import type {UpstreamFailure} from '~/platform/http.server';

/**
 * Whether a failed change was certainly not made: it was never sent, or it was throttled. After any other failure it
 * may have been made (HOUSE-17).
 */
export function isCertainlyNotMade({kind}: UpstreamFailure): boolean {
  return kind === 'open-circuit' || kind === 'throttled';
}
