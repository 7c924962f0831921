import {useChoices} from '~/domains/consent/consent-store';
import {PrivacyChoices} from '~/domains/consent/privacy-choices';
import type {AccountCause} from '~/domains/giving-eligibility/account-cause';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {AccountCauseText} from './parts/account-cause-text';
import type {GivingWidgetProps} from './parts/giving-widget';
import {useIslandFacts} from './parts/use-island-facts';
import {useWasGranted} from './parts/use-was-granted';

const loadIsland = createLoader(() => import('./islands/account-giving.client'));

interface AccountGivingProps extends Omit<GivingWidgetProps, 'widgetStyle'> {
  /** As the account keeps it. */
  cause: AccountCause | null;
}

/** The customer's cause, which can be changed here with functional consent. Without scripts it's text. */
export function AccountGiving({cause, ...widget}: AccountGivingProps) {
  const facts = useIslandFacts();
  const wasGranted = useWasGranted(widget.consent);
  const isDeclined = useChoices().functional === 'declined';
  const text = <AccountCauseText cause={cause} action={isDeclined && <Declined />} />;
  if (!wasGranted) return text;
  return <Island load={loadIsland} props={{...widget, cause, ...facts}} fallback={text} />;
}

/** Then no page offers the choice. */
function Declined() {
  return (
    <p className="text-small text-ink-soft">
      To choose one, allow functional cookies in your{' '}
      <PrivacyChoices>privacy choices</PrivacyChoices>.
    </p>
  );
}
