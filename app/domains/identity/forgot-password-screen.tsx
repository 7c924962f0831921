import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {IdentityForm} from './forms/identity-fields';
import {FORGOT_PASSWORD_PATH, LOGIN_PATH} from '~/domains/session/login-paths';
import {type IdentityAnswer} from './forms/identity-form';
import {IdentityPage} from './identity-page';

export function ForgotPasswordScreen({answer}: {answer: IdentityAnswer | undefined}) {
  return (
    <IdentityPage
      heading="Forgot your password?"
      lead="Enter your email address and we’ll send you a link to choose a new one."
    >
      <IdentityForm
        answer={answer}
        fields={['email']}
        problemTitle="No link was sent"
        submit="Send the link"
        pending="Sending the link"
      />
      <p>
        <TextLink to={LOGIN_PATH}>Back to log in</TextLink>
      </p>
    </IdentityPage>
  );
}

/** Shown after the form was sent, whether or not the address has an account. */
export function ResetSent() {
  return (
    <IdentityPage heading="Check your inbox">
      <p>
        If there’s an account with that address, an email with a link is on its way. The link works
        for an hour.
      </p>
      <p className="text-ink-soft">
        Nothing after a few minutes? Check your spam folder, or try another address you may have
        used.
      </p>
      <ButtonLink to={FORGOT_PASSWORD_PATH} variant="secondary" isFullWidth>
        Try another address
      </ButtonLink>
    </IdentityPage>
  );
}
