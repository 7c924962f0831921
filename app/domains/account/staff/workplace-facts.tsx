import {formatPhone} from '../parts/phone';
import {workplaceName} from '~/domains/session/workplace-name';
import {useStaffAccess} from '~/domains/staff-access/staff-access-context';
import {TextLink} from '~/ui/text-link';
import {UnavailableNote} from '~/ui/unavailable-note';
import {AccountSection} from '../account-section';
import {hasGraduated, roleName, type ShownWorkplace, type Workplace} from './workplace';

/** Nothing on the consumer site. */
export function WorkplaceSection({
  workplace,
  className,
}: {
  workplace: ShownWorkplace;
  className?: string;
}) {
  if (!workplace) return null;
  const heading =
    workplace === 'unavailable'
      ? 'Your clinic or school'
      : `Your ${workplaceName(workplace.school)}`;
  return (
    <AccountSection heading={heading} {...(className && {className})}>
      {workplace === 'unavailable' ? (
        <WorkplaceUnavailable />
      ) : (
        <WorkplaceFacts workplace={workplace} />
      )}
    </AccountSection>
  );
}

export function WorkplaceUnavailable() {
  return (
    <UnavailableNote>
      We can’t show your clinic or school right now. Nothing about it was lost. Try again in a
      moment.
    </UnavailableNote>
  );
}

function WorkplaceFacts({workplace}: {workplace: Workplace}) {
  const {school, organizationName, graduationYear, preferredShipTo, clinicAddress} = workplace;
  const {mayBuyPrescription} = useStaffAccess();
  const facts: [string, string | null][] = [
    ['Role', roleName(workplace)],
    ['School', school],
    ['Clinic', school ? null : organizationName],
    ['Graduation', graduationYear === null ? null : String(graduationYear)],
    ['Ship-to number', preferredShipTo],
    ['Prescription food', mayBuyPrescription ? 'You can order it' : 'Not part of your account'],
  ];
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
      {facts.map(
        ([label, fact]) => fact !== null && <Fact key={label} label={label} fact={fact} />,
      )}
      {clinicAddress && (
        <div>
          <dt className="text-small text-ink-soft">
            Address of your {workplaceName(workplace.school)}
          </dt>
          <dd>
            <ClinicLines clinic={clinicAddress} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Asks graduates where they'll work. Nothing for others. */
export function GraduationNote({workplace}: {workplace: ShownWorkplace}) {
  if (!workplace || workplace === 'unavailable' || !hasGraduated(workplace, Date.now()))
    return null;
  return (
    <p className="rounded-m bg-surface-soft px-4 py-3">
      Congratulations on your graduation! Once you know where you’ll work,{' '}
      <TextLink to="/contact-us">write to us</TextLink> and we’ll move your account there.
    </p>
  );
}

function Fact({label, fact}: {label: string; fact: string}) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{label}</dt>
      <dd>{fact}</dd>
    </div>
  );
}

export function ClinicLines({clinic}: {clinic: NonNullable<Workplace['clinicAddress']>}) {
  const {address1, address2, city, provinceCode, zip, phone, isHomeDeliveryOnly} = clinic;
  return (
    <address className="not-italic">
      <span className="block">{address1}</span>
      {address2 !== null && <span className="block">{address2}</span>}
      <span className="block">
        {city}, {provinceCode} {zip}
      </span>
      {phone !== null && <span className="block">{formatPhone(phone)}</span>}
      {isHomeDeliveryOnly && (
        <span className="block text-small text-ink-soft">Orders go to your home only.</span>
      )}
    </address>
  );
}
