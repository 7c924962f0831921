import {ButtonLink} from '~/ui/button-link';
import {IdentityPage} from './forms/identity-page';

/** For a staff member whose account isn't linked to a clinic or school yet (ROUTE-64). */
export function NotRegisteredYet() {
  return (
    <IdentityPage
      heading="Your account has no clinic yet"
      lead="You’re logged in, but your account isn’t connected to a clinic or school yet."
    >
      <p>
        Pro Staff Feeding is for people who work or study at one. Tell us which is yours and we’ll
        connect your account. Then log out and log in again.
      </p>
      <ButtonLink to="/contact-us" isFullWidth>
        Contact us
      </ButtonLink>
      <form method="post" action="/logout" className="text-center">
        <button type="submit" className="min-h-11 text-primary underline underline-offset-4">
          Log out
        </button>
      </form>
    </IdentityPage>
  );
}
