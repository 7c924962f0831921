import {useLocation} from '@remix-run/react';
import {LOGIN_PATH} from '~/domains/session/login-paths';
import {AFTER_LOGIN, encodeRedirect} from '~/domains/session/redirect-parameter';
import {useVisitor} from '~/domains/session/visitor-context';
import {Icon} from '~/ui/icon';
import {Link} from '~/ui/link';

/** The login page leads a guest back to the current page. */
export function AccountLink() {
  const firstName = useVisitor()?.firstName ?? null;
  const {pathname, search} = useLocation();
  const isLogin = pathname.startsWith('/shelter/') || pathname.startsWith('/account/');
  const back = isLogin ? '' : `?redirect=${encodeRedirect(pathname + search)}`;
  return (
    <Link
      to={firstName === null ? LOGIN_PATH + back : AFTER_LOGIN}
      className="flex min-h-11 items-center gap-2 rounded-pill px-1 font-strong hover:text-primary sm:px-2"
    >
      <Icon name="user" />
      <span className="sr-only @prose:not-sr-only">
        {firstName === null ? 'Log in' : 'Account'}
      </span>
    </Link>
  );
}
