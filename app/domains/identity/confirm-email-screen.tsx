import {ButtonLink} from '~/ui/button-link';
import {LOGIN_PATH} from '~/domains/session/login-paths';
import {IdentityForm} from './forms/identity-fields';
import type {IdentityAnswer} from './forms/identity-form';
import {IdentityPage} from './identity-page';

/** Requires a button press, because link scanners open the links in emails too. */
export function ConfirmEmailScreen({answer}: {answer: IdentityAnswer | undefined}) {
  return (
    <IdentityPage heading="Confirm your email address" lead="One click, and you can log in.">
      <IdentityForm
        answer={answer}
        fields={[]}
        problemTitle="Your email address isn’t confirmed yet"
        submit="Confirm email address"
        pending="Confirming your email address"
      />
    </IdentityPage>
  );
}

export function BadConfirmationLink() {
  return (
    <IdentityPage heading="This link has expired">
      <p>Log in with your email and password, and we’ll send you a new one.</p>
      <ButtonLink to={LOGIN_PATH} isFullWidth>
        Log in
      </ButtonLink>
    </IdentityPage>
  );
}
