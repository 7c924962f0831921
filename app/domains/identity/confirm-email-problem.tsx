import {ButtonLink} from '~/ui/button-link';
import {LOGIN_PATH} from '~/domains/session/sign-in-paths';
import {IdentityPage} from './identity-page';

/** The link of a mail could not be followed: it is too old, or we cannot just now. */
export function ConfirmEmailProblem({isBadLink}: {isBadLink: boolean}) {
  return (
    <IdentityPage
      heading={isBadLink ? 'This link works no more' : 'We could not confirm your address just now'}
    >
      <p>
        {isBadLink
          ? 'Please log in with your email and password: we then send you a new one.'
          : 'This is on our side. Please open the link once more in a moment.'}
      </p>
      {isBadLink && (
        <ButtonLink to={LOGIN_PATH} isFullWidth>
          Log in
        </ButtonLink>
      )}
    </IdentityPage>
  );
}
