import {useSyncExternalStore} from 'react';
import type {AccountCause} from '~/domains/giving-eligibility/account-cause';
import {NO_CAUSE_ID} from '~/domains/giving-eligibility/giving-ids';
import {createGivingClient} from '~/services/giving/giving-client';
import {AccountCauseText} from '../parts/account-cause-text';
import type {GivingWidgetProps, IslandFacts} from '../parts/giving-widget';
import {widgetPlace} from '../rules/clickstream-event';
import {START} from '../sdk/giving-state';
import {ChooserButton} from './chooser-button';
import {usePageGiving} from './use-page-giving';

export type AccountGivingIslandProps = Omit<GivingWidgetProps, 'widgetStyle'> &
  IslandFacts & {cause: AccountCause | null};

const noListener = () => () => undefined;

/** The customer's cause, live with the chooser. */
export default function AccountGivingIsland(props: AccountGivingIslandProps) {
  const {cause, settings, zip} = props;
  const giving = usePageGiving({...props, createClient: createGivingClient});
  const {phase, tracking} = useSyncExternalStore(
    giving?.subscribe ?? noListener,
    giving?.state ?? (() => START),
  );
  if (!giving || phase !== 'open' || !tracking) return <AccountCauseText cause={cause} />;
  return (
    <AccountCauseText
      cause={tracking.causeId === NO_CAUSE_ID ? null : tracking}
      action={
        <ChooserButton
          giving={giving}
          place={widgetPlace('unknown', 'full')}
          zip={zip}
          assetOrigin={settings.assetOrigin}
        />
      }
    />
  );
}
