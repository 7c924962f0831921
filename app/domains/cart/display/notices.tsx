import {Alert} from '~/ui/alert';
import {TextLink} from '~/ui/text-link';
import type {ShownNotice} from '../cart-outcome';

/** No live regions, because the announcer already reads the notices out. */
export function Notices({notices}: {notices: readonly ShownNotice[]}) {
  return notices.map(({tone, text, loginPath}) => (
    <Alert key={text} tone={tone} urgency="off" className="text-small">
      {text}
      {loginPath && (
        <TextLink to={loginPath} className="ml-1">
          Log in to see your cart
        </TextLink>
      )}
    </Alert>
  ));
}
