import type {UpstreamFailure} from '~/platform/http.server';

/** Never sent, or turned away at the door. After any other failure the change may have been made (HOUSE-17). */
export function isSurelyUnmade({kind}: UpstreamFailure): boolean {
  return kind === 'open-circuit' || kind === 'throttled';
}
