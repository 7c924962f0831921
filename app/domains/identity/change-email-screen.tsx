import {ButtonLink} from '~/ui/button-link';
import {IdentityForm} from './forms/identity-fields';
import type {IdentityAnswer} from './forms/identity-form';
import {IdentityPage} from './identity-page';

interface ChangeEmailScreenProps {
  /** The new address; `null` if the link has expired. */
  email: string | null;
  answer: IdentityAnswer | undefined;
}

/** Requires a button press, because link scanners open the links in emails too. */
export function ChangeEmailScreen({email, answer}: ChangeEmailScreenProps) {
  if (email === null) {
    return (
      <IdentityPage heading="This link has expired">
        <p>Nothing has changed. You can ask for a new one in your profile.</p>
        <ButtonLink to="/account/my-profile" isFullWidth>
          Go to your profile
        </ButtonLink>
      </IdentityPage>
    );
  }
  return (
    <IdentityPage
      heading="Confirm your new email address"
      lead={`From now on you log in with ${email}.`}
    >
      <IdentityForm
        answer={answer}
        fields={[]}
        problemTitle="Your email address wasn’t changed"
        submit="Use this email address"
        pending="Changing your email address"
      />
    </IdentityPage>
  );
}
