import {LOGOUT_PATH} from '~/domains/session/login-paths';
import {Button} from '~/ui/button';
import {TextLink} from '~/ui/text-link';
import {StandalonePage} from '../page/standalone-page';
import {TITLES} from '../page/titles';

/** A link on another site must not log a shopper out, so this page asks first. */
export function ConfirmLogout() {
  return (
    <StandalonePage heading={TITLES.confirmLogout}>
      <p>You followed a link from another site. Press the button if you want to log out.</p>
      <form method="post" action={LOGOUT_PATH}>
        <Button type="submit" isFullWidth>
          Log out
        </Button>
      </form>
      <p>
        <TextLink to="/">Stay logged in</TextLink>
      </p>
    </StandalonePage>
  );
}
