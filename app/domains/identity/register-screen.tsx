import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {IdentityForm} from './forms/identity-fields';
import {LOGIN_PATH} from '~/domains/session/login-paths';
import {type IdentityAnswer} from './forms/identity-form';
import {IdentityPage} from './identity-page';

export function RegisterScreen({to, answer}: {to: string; answer: IdentityAnswer | undefined}) {
  return (
    <IdentityPage heading="Create your account" lead="Your cart comes with you.">
      <IdentityForm
        answer={answer}
        fields={['firstName', 'lastName', 'email', 'newPassword']}
        labels={{newPassword: 'Password'}}
        hidden={{to}}
        problemTitle="Your account wasn’t created"
        submit="Create account"
        pending="Creating your account"
      />
      <p>
        Already have an account?{' '}
        <TextLink to={`${LOGIN_PATH}?redirect=${encodeRedirect(to)}`}>Log in</TextLink>
      </p>
    </IdentityPage>
  );
}

export function Registered() {
  return (
    <IdentityPage heading="Check your inbox" lead="One more step, and you’re done.">
      <p>
        We sent you an email. Open it and follow its link: then you can log in. It may take a minute
        or two, and it may be in your spam folder.
      </p>
      <p className="text-ink-soft">Your cart is saved in the meantime.</p>
      <ButtonLink to="/products" variant="secondary" isFullWidth>
        Continue shopping
      </ButtonLink>
    </IdentityPage>
  );
}

/** The text is true both for new addresses and for those that already had an account. */
export function RegisteredUnmailed({to}: {to: string}) {
  return (
    <IdentityPage
      heading="Your email is delayed"
      lead="Your account is ready, but our email isn’t going out right now."
    >
      <p>
        We’ll keep trying for a little while. If nothing arrives in a few minutes, log in with your
        email and password: if your address still needs confirming, we’ll send you a new link.
      </p>
      <p className="text-ink-soft">Your cart is saved in the meantime.</p>
      <ButtonLink to={`${LOGIN_PATH}?redirect=${encodeRedirect(to)}`} isFullWidth>
        Log in
      </ButtonLink>
    </IdentityPage>
  );
}
