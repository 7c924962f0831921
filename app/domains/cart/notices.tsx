import {Alert} from '~/ui/alert';
import type {CartNotice} from './cart';

/** Messages about the cart. They stand where they belong; the announcer says them, so they are not live themselves. */
export function Notices({notices}: {notices: readonly CartNotice[]}) {
  return notices.map(({tone, text}) => (
    <Alert key={text} tone={tone} urgency="off" className="text-small">
      {text}
    </Alert>
  ));
}
