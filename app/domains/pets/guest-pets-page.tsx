import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {TextLink} from '~/ui/text-link';
import {LOGIN_PATH} from '~/domains/session/login-paths';

const load = createLoader(() => import('./islands/guest-pets.client'));

/** Pets that stay in the guest's browser, so all of it is an island. */
export function GuestPetsPage() {
  return (
    <div className="page-column flex flex-col gap-6 py-6 md:py-9">
      <div className="flex flex-col gap-2">
        <h1 className="text-heading-l">My Pets</h1>
        <p className="max-w-prose text-ink-soft">
          A profile fills in the feeding calculator, and warns you about food that isn’t right for
          your pet. It stays in this browser until you <TextLink to={LOGIN_PATH}>log in</TextLink>.
          Then it moves to your account.
        </p>
      </div>
      <Island load={load} props={{}} />
      <noscript>
        <p>This page needs JavaScript. In your account, pet profiles work without it.</p>
      </noscript>
    </div>
  );
}
