import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {IdentityForm} from './forms/identity-fields';
import {FORGOT_PASSWORD_PATH} from '~/domains/session/login-paths';
import {type IdentityAnswer} from './forms/identity-form';
import {IdentityPage} from './identity-page';

interface ResetPasswordScreenProps {
  token: string | null;
  answer: IdentityAnswer | undefined;
}

export function ResetPasswordScreen({token, answer}: ResetPasswordScreenProps) {
  if (token === null) {
    return (
      <IdentityPage
        heading="Choose a new password"
        lead="To open this page, use the link we send you by email."
      >
        <ButtonLink to={FORGOT_PASSWORD_PATH} isFullWidth>
          Send me a link
        </ButtonLink>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage heading="Choose a new password">
      <IdentityForm
        answer={answer}
        fields={['newPassword']}
        hidden={{token}}
        problemTitle="Your password wasn’t changed"
        submit="Save password"
        pending="Saving your password"
      />
      <p>
        <TextLink to={FORGOT_PASSWORD_PATH}>Send me a new link</TextLink>
      </p>
    </IdentityPage>
  );
}
