import type {Needs} from '~/platform/needs';

/** Whether the browser had functional consent on an earlier page. Only for layout: the privacy manager may differ. */
export function hadFunctionalConsent({visitor: {cookies}}: Needs<{visitor: 'cookies'}>): boolean {
  return cookies.get('consent')?.split('+').includes('functional') ?? false;
}
