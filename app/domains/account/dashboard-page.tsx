import type {ReactNode} from 'react';
import type {AccountPageText} from '~/domains/content/site-content';
import type {Quota} from '~/domains/staff-access/quota';
import {QuotaMeter} from '~/domains/staff-access/quota-meter';
import {ShipToSwitch} from '~/domains/staff-access/ship-to-switch';
import {TextLink} from '~/ui/text-link';
import {AddressLines} from './addresses/address-lines';
import {formatCents} from '~/platform/money';
import type {Dashboard} from './dashboard.server';
import type {Given} from './given.server';
import {LastOrder} from './orders/last-order';
import {AccountPage} from './account-page';
import {ACCOUNT_PATHS, NEW_ADDRESS_PATH} from './account-paths';
import {AccountSection} from './account-section';
import {UnavailableNote} from '~/ui/unavailable-note';
import {formatPhone} from './parts/phone';
import type {ShownWorkplace} from './staff/workplace';
import {GraduationNote, WorkplaceSection} from './staff/workplace-facts';

interface DashboardPageProps {
  text: AccountPageText | null;
  model: Dashboard | null;
  workplace: ShownWorkplace;
  nextDelivery: ReactNode;
  /** `null` if nothing was donated yet. */
  given: Given | null;
  /** The customer's cause; `null` where giving isn't shown. */
  giving: ReactNode;
  /** `null` for everyone but staff members, or if it couldn't be read in time. */
  quota: Quota | null;
}

export function DashboardPage({model, ...props}: DashboardPageProps) {
  const {text} = props;
  const firstName = model?.profile.firstName;
  return (
    <AccountPage
      heading="My Account"
      {...(firstName && {greeting: `Hello, ${firstName}!`})}
      text={text}
    >
      {model ? (
        <DashboardSections {...props} model={model} />
      ) : (
        <UnavailableNote>
          We’re having trouble loading your account. Nothing was lost. Try again in a moment.
        </UnavailableNote>
      )}
    </AccountPage>
  );
}

function DashboardSections({
  text,
  model,
  workplace,
  nextDelivery,
  given,
  giving,
  quota,
}: DashboardPageProps & {model: Dashboard}) {
  const {profile, defaultAddress, lastOrder} = model;
  return (
    <>
      <GraduationNote workplace={workplace} />
      {nextDelivery}
      {quota && (
        <AccountSection heading="Your food this month">
          <div className="flex flex-col gap-5">
            <QuotaMeter quota={quota} />
            <ShipToSwitch />
          </div>
        </AccountSection>
      )}
      <LastOrder order={lastOrder} text={text} />
      <div className="grid items-stretch gap-6 md:grid-cols-2 md:*:last:odd:col-span-2">
        <AccountSection
          heading="Default address"
          aside={
            <TextLink to={ACCOUNT_PATHS.addressBook} variant="standalone">
              Address book
            </TextLink>
          }
        >
          {defaultAddress ? (
            <AddressLines address={defaultAddress} />
          ) : (
            <p className="text-ink-soft">
              You don’t have one yet. <TextLink to={NEW_ADDRESS_PATH}>Add an address</TextLink> and
              checkout will fill it in for you.
            </p>
          )}
        </AccountSection>
        <AccountSection
          heading="Your profile"
          aside={
            <TextLink to={ACCOUNT_PATHS.profile} variant="standalone">
              Edit profile
            </TextLink>
          }
        >
          <div className="flex min-w-0 flex-col">
            <p>
              {profile.firstName} {profile.lastName}
            </p>
            <p className="break-all">{profile.email}</p>
            {profile.phone !== null && <p>{formatPhone(profile.phone)}</p>}
            <p className="pt-2 text-small text-ink-soft">
              {profile.acceptsMarketing
                ? 'You get our news and offers by email.'
                : 'You don’t get news or offers by email.'}
            </p>
          </div>
        </AccountSection>
        {giving !== null && <AccountSection heading="Your cause">{giving}</AccountSection>}
        {given && (
          <AccountSection heading="What you’ve given">
            <p>
              You’ve given <b className="font-strong">{formatCents(given.cents)}</b> so far, with{' '}
              {given.orders === 1 ? 'one order' : `${given.orders} orders`}
              {given.latestTo !== '' && `, most recently to ${given.latestTo}`}.
            </p>
          </AccountSection>
        )}
        <WorkplaceSection workplace={workplace} className="md:col-span-2" />
      </div>
    </>
  );
}
