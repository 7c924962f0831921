import {Alert} from '~/ui/alert';
import {TextLink} from '~/ui/text-link';
import {CART_LOGIN_PATH} from '../cart-form';
import type {ShownNotice} from '../cart-outcome';

/** No live regions, because the announcer already reads the notices out. */
export function Notices({notices}: {notices: readonly ShownNotice[]}) {
  return notices.map(({tone, text, offersLogin}) => (
    <Alert key={text} tone={tone} urgency="off" className="text-small">
      {text}
      {offersLogin && (
        <>
          {' '}
          <TextLink to={CART_LOGIN_PATH}>Log in to see your cart</TextLink>
        </>
      )}
    </Alert>
  ));
}
