import {FIND_ORDER_PATH} from '~/domains/account/account-paths';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {FTC_TEXT} from '~/domains/staff-access/ftc-text';
import {useSite} from '~/domains/session/site-context';
import {Alert} from '~/ui/alert';
import {ButtonLink} from '~/ui/button-link';
import {Checkbox} from '~/ui/checkbox';
import {TextLink} from '~/ui/text-link';
import {IdentityForm} from './forms/identity-fields';
import {FORGOT_PASSWORD_PATH, REGISTER_PATH} from '~/domains/session/login-paths';
import {type IdentityAnswer} from './forms/identity-form';
import {IdentityPage} from './identity-page';

const MESSAGES = {
  confirmed: 'Your email address is confirmed. You can log in now.',
  'not-saved': 'You were logged out, so your change wasn’t saved. Log in, then make it again.',
  'email-changed': 'Your email address is changed. Log in with the new one.',
  reset: 'Your new password is saved, and all your devices are logged out. Log in with it.',
  'reset-here':
    'Your new password is saved, but we couldn’t log out your other devices. Log in, then choose “Log out other devices” in your profile.',
} as const;

interface LoginScreenProps {
  heading: string;
  to: string;
  /** Set if another site requested the login (SAML). Logging in returns to that site. */
  samlContext: string | null;
  message: string | null;
  /** The customer whom the identity provider knows in this browser. */
  session: {firstName: string; key: string} | null;
  answer: IdentityAnswer | undefined;
}

const isMessage = (text: string | null): text is keyof typeof MESSAGES =>
  text !== null && Object.hasOwn(MESSAGES, text);

export function LoginScreen({
  heading,
  to,
  samlContext,
  message,
  session,
  answer,
}: LoginScreenProps) {
  const {features} = useSite();
  const register = `${REGISTER_PATH}?redirect=${encodeRedirect(to)}`;
  const hidden = {to, ...(samlContext ? {samlContext} : {})};
  return (
    <IdentityPage
      heading={heading}
      lead="See your orders and addresses, and keep one cart on every device."
      footnote={
        <p className="text-ink-soft">
          {features.membership
            ? 'You can fill a cart without an account, and log in to check out.'
            : 'You can also shop without an account.'}{' '}
          <TextLink to="/cart">Go to your cart</TextLink>
          {!features.membership && (
            <>
              {' or '}
              <TextLink to={FIND_ORDER_PATH}>find your order</TextLink>
            </>
          )}
        </p>
      }
    >
      {isMessage(message) && answer === undefined && (
        <Alert tone={message === 'not-saved' ? 'warning' : 'success'}>{MESSAGES[message]}</Alert>
      )}
      {session && (
        <div className="border-b border-line pb-5">
          <IdentityForm
            answer={undefined}
            fields={[]}
            hidden={{...hidden, session: session.key}}
            submit={session.firstName === '' ? 'Continue' : `Continue as ${session.firstName}`}
            pending="Logging in"
          />
        </div>
      )}
      <IdentityForm
        answer={answer}
        fields={['email', 'password']}
        hidden={hidden}
        problemTitle="You’re not logged in"
        submit="Log in"
        pending="Logging in"
      >
        {features.ftcAcknowledgement && (
          <Checkbox
            name="ftcAcknowledged"
            value="true"
            description="Optional. We remember it once you’ve checked it."
          >
            {FTC_TEXT}
          </Checkbox>
        )}
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
