import {LOGIN_PATH} from '~/domains/session/sign-in-paths';
import {ButtonLink} from '~/ui/button-link';
import {useNonce} from './nonce';
import {StandalonePage} from './standalone-page';
import {TITLES} from './titles';

/** After this long the login page is opened (CONST-23). */
const DELAY_MS = 1000;

/** Takes the place of a page that needs somebody to be signed in, and leads to the login page (ROUTE-61, ROUTE-62). */
export function SignInFirst({redirect}: {redirect: string}) {
  const nonce = useNonce();
  const login = `${LOGIN_PATH}?redirect=${redirect}`;
  return (
    <StandalonePage heading={TITLES.signInFirst}>
      <p role="status">This page is for your eyes alone. We take you to the login page.</p>
      <ButtonLink to={login} isFullWidth>
        Log in
      </ButtonLink>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: `setTimeout(()=>location.replace(${JSON.stringify(login)}),${DELAY_MS})`,
        }}
      />
      <noscript>
        <meta httpEquiv="refresh" content={`${DELAY_MS / 1000};url=${login}`} />
      </noscript>
    </StandalonePage>
  );
}
