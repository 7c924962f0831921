import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {Alert} from '~/ui/alert';
import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {IdentityForm} from './identity-fields';
import {FORGOT_PASSWORD_PATH, REGISTER_PATH} from '~/domains/session/sign-in-paths';
import {type IdentityAnswer} from './identity-form';
import {IdentityPage} from './identity-page';

/** What led here, by the text in the address. */
const SAID = {
  confirmed: 'Your email address is confirmed. You can log in now.',
  reset: 'Your new password is saved, and all your devices are logged out. Log in with it.',
  'reset-here':
    'Your new password is saved, but we couldn’t log out your other devices. Log in, then choose “Log out other devices” in your profile.',
} as const;

interface LoginScreenProps {
  heading: string;
  /** Where somebody goes on to. */
  to: string;
  /** The sign-in was asked for by another site, which it goes back to. */
  samlContext: string | null;
  said: string | null;
  answer: IdentityAnswer | undefined;
}

const isSaid = (text: string | null): text is keyof typeof SAID =>
  text !== null && Object.hasOwn(SAID, text);

export function LoginScreen({heading, to, samlContext, said, answer}: LoginScreenProps) {
  const register = `${REGISTER_PATH}?redirect=${encodeRedirect(to)}`;
  return (
    <IdentityPage
      heading={heading}
      lead="For your orders, addresses and a cart that is the same on every device."
      footnote={
        <p className="text-ink-soft">
          You can shop without an account, too. <TextLink to="/cart">Go to your cart</TextLink>
        </p>
      }
    >
      {isSaid(said) && answer === undefined && <Alert tone="success">{SAID[said]}</Alert>}
      <IdentityForm
        answer={answer}
        fields={['email', 'password']}
        hidden={{to, ...(samlContext ? {samlContext} : {})}}
        problemTitle="You are not logged in"
        submit="Log in"
        pending="Logging in"
      >
        <p>
          <TextLink to={FORGOT_PASSWORD_PATH}>Forgot your password?</TextLink>
        </p>
      </IdentityForm>
      <div className="flex flex-col gap-3 border-t border-line pt-5">
        <p className="font-strong">New here?</p>
        <ButtonLink to={register} variant="secondary" isFullWidth>
          Create an account
        </ButtonLink>
      </div>
    </IdentityPage>
  );
}
