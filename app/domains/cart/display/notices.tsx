import {Alert} from '~/ui/alert';
import type {ShownNotice} from '../cart-outcome';

/** No live regions, because the announcer already reads the notices out. */
export function Notices({notices}: {notices: readonly ShownNotice[]}) {
  return notices.map(({tone, text}) => (
    <Alert key={text} tone={tone} urgency="off" className="text-small">
      {text}
    </Alert>
  ));
}
