import {Alert} from '~/ui/alert';
import type {CartNotice} from './cart';

/** Messages about the cart. Not live regions, because the announcer already reads them out. */
export function Notices({notices}: {notices: readonly CartNotice[]}) {
  return notices.map(({tone, text}) => (
    <Alert key={text} tone={tone} urgency="off" className="text-small">
      {text}
    </Alert>
  ));
}
