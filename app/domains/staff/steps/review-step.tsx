import type {ReactNode} from 'react';
import {ROLES} from '~/domains/staff-access/roles';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button} from '~/ui/button';
import {TextLink} from '~/ui/text-link';
import {stepPath, type Registration} from './registration';

interface ReviewStepProps {
  step: Extract<Registration, {step: 'review'}>;
  to: string;
}

export function ReviewStep({step: {clinic, roleCode, graduationYear}, to}: ReviewStepProps) {
  const {name, address} = clinic;
  return (
    <>
      <dl className="flex flex-col gap-4">
        <Fact term="Role" change={{to: stepPath(to, {step: 'role'}), label: 'Change your role'}}>
          {ROLES[roleCode]}
          {graduationYear !== null && `, class of ${graduationYear}`}
        </Fact>
        <Fact
          term={clinic.kind === 'school' ? 'School' : 'Clinic'}
          change={{to: stepPath(to, {step: 'clinic'}), label: 'Choose another clinic or school'}}
        >
          {name}
          <br />
          {address.address1}, {address.city}, {address.provinceCode} {address.zip}
          {address.isHomeDeliveryOnly && (
            <>
              <br />
              <span className="text-small text-ink-soft">
                It doesn’t accept deliveries, so your orders go to your home.
              </span>
            </>
          )}
        </Fact>
      </dl>
      <CustomerForm>
        <input type="hidden" name="intent" value="join" />
        <input type="hidden" name="groupId" value={clinic.groupId} />
        <Button type="submit" isFullWidth>
          Join this {clinic.kind}
        </Button>
      </CustomerForm>
    </>
  );
}

function Fact({
  term,
  change,
  children,
}: {
  term: string;
  change: {to: string; label: string};
  children: ReactNode;
}) {
  return (
    <div>
      <dt className="text-small text-ink-soft">{term}</dt>
      <dd className="flex flex-wrap items-baseline gap-x-4">
        <span className="min-w-0 grow basis-40">{children}</span>
        <TextLink to={change.to} variant="standalone" aria-label={`Change: ${change.label}`}>
          Change
        </TextLink>
      </dd>
    </div>
  );
}
