import {Button} from '~/ui/button';
import {ButtonLink} from '~/ui/button-link';
import {useNonce} from '../security/nonce';
import {StandalonePage} from '../page/standalone-page';
import {TITLES} from '../page/titles';

/** How long the notice is shown before the login page opens (CONST-23). */
const DELAY_MS = 1000;

const STATUS_ID = 'login-redirect-status';
const STAY_ID = 'stay-here';
const STAYING = 'You’re staying on this page. Log in when you’re ready.';

/**
 * Shown at the URL of a page that needs a login; then opens the login page (ROUTE-61, ROUTE-62). Any press, key or
 * focus cancels the redirect, so nobody is moved while reading (WCAG 2.2.1). Without scripts there is no redirect,
 * because a `<meta>` refresh can't be canceled.
 */
export function LogInFirst({
  login,
  isUnsaved,
}: {
  /** The path of the login page, with the page that follows. */
  login: string;
  /** The request was a form, and nothing of it was saved. */
  isUnsaved: boolean;
}) {
  const nonce = useNonce();
  return (
    <StandalonePage heading={TITLES.logInFirst}>
      <p id={STATUS_ID} role="status">
        {isUnsaved
          ? 'You were logged out, so your change wasn’t saved.'
          : 'You need to log in to see this page.'}
      </p>
      <ButtonLink to={login} isFullWidth>
        Log in
      </ButtonLink>
      <Button id={STAY_ID} type="button" variant="secondary" isFullWidth hidden>
        Stay on this page
      </Button>
      <script
        nonce={nonce}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: redirectScript(login)}}
      />
    </StandalonePage>
  );
}

/* The button stays in place after it is pressed: moving focus during the press could activate the link instead. */
const redirectScript = (login: string) =>
  `(()=>{
const status=document.getElementById(${JSON.stringify(STATUS_ID)});
const stay=document.getElementById(${JSON.stringify(STAY_ID)});
status.textContent+=' Taking you to the login page…';
stay.hidden=false;
const timer=setTimeout(()=>location.replace(${JSON.stringify(login)}),${DELAY_MS});
const stop=(event)=>{
if(event.repeat)return;
clearTimeout(timer);
for(const type of types)document.removeEventListener(type,stop,true);
status.textContent=${JSON.stringify(STAYING)};
};
const types=['keydown','pointerdown','focusin'];
for(const type of types)document.addEventListener(type,stop,true);
})()`;
