import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {ButtonLink} from '~/ui/button-link';
import {TextLink} from '~/ui/text-link';
import {IdentityForm} from './identity-fields';
import {LOGIN_PATH} from '~/domains/session/sign-in-paths';
import {type IdentityAnswer} from './identity-form';
import {IdentityPage} from './identity-page';

export function RegisterScreen({to, answer}: {to: string; answer: IdentityAnswer | undefined}) {
  return (
    <IdentityPage
      heading="Create your account"
      lead="What is in your cart stays there, and comes with you."
    >
      <IdentityForm
        answer={answer}
        fields={['firstName', 'lastName', 'email', 'newPassword']}
        labels={{newPassword: 'Password'}}
        hidden={{to}}
        problemTitle="Your account was not created"
        submit="Create account"
        pending="Your account is being created"
      />
      <p>
        You have an account already?{' '}
        <TextLink to={`${LOGIN_PATH}?redirect=${encodeRedirect(to)}`}>Log in</TextLink>
      </p>
    </IdentityPage>
  );
}

/** After the form was sent: the same whether or not the address was new. */
export function Registered() {
  return (
    <IdentityPage heading="Check your inbox" lead="One more step, and it is done.">
      <p>
        We have sent you an email. Please open it and follow its link: then you can log in. It may
        take a minute or two, and it may be among your spam.
      </p>
      <p className="text-ink-soft">Your cart is kept meanwhile.</p>
      <ButtonLink to="/products" variant="secondary" isFullWidth>
        Go on shopping
      </ButtonLink>
    </IdentityPage>
  );
}
