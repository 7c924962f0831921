import {Form, useNavigation} from '@remix-run/react';
import {useState} from 'react';
import {US_STATES} from '~/domains/location/us-states';
import {isZipForm} from '~/domains/location/zip';
import {encodeRedirect} from '~/domains/session/redirect-parameter';
import {CustomerForm} from '~/domains/session/customer-form';
import {LENGTHS} from '~/platform/lengths';
import {Button} from '~/ui/button';
import {Disclosure} from '~/ui/disclosure';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import {TextLink} from '~/ui/text-link';
import {FormErrorSummary} from '~/ui/form-error-summary';
import {useFormFields} from '~/ui/use-form-fields';
import type {StepAnswer} from '../registration.server';
import {REQUEST_FIELDS} from './step-fields';
import {
  SEARCH_LABELS,
  stepPath,
  type ClinicSearch,
  type FoundClinics,
  type Registration,
} from './registration';

interface ClinicStepProps {
  step: Extract<Registration, {step: 'clinic'}>;
  to: string;
  answer: StepAnswer | undefined;
}

const loadSuggestions = createLoader(() => import('./clinic-suggestions.client'));

export function ClinicStep({step: {search, found, waitingFor}, to, answer}: ClinicStepProps) {
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const isSearching = useNavigation().state !== 'idle';
  return (
    <>
      {waitingFor !== null && (
        <p className="text-small text-ink-soft">
          Your request to join {waitingFor} stays open until you choose another.
        </p>
      )}
      <Form
        role="search"
        aria-label="Clinics and schools"
        className="flex flex-wrap items-end gap-3"
      >
        <input type="hidden" name="redirect" value={encodeRedirect(to)} />
        <input type="hidden" name="step" value="clinic" />
        <div className="w-full">
          <SelectField label="Search by" name="by" defaultValue={search.type}>
            {Object.entries(SEARCH_LABELS).map(([type, label]) => (
              <option key={type} value={type}>
                {label}
              </option>
            ))}
          </SelectField>
        </div>
        <div className="relative min-w-0 grow basis-36">
          <TextField
            label="Search for"
            name="term"
            defaultValue={search.term}
            maxLength={LENGTHS.clinicSearch.max}
            autoComplete="off"
            onFocus={(event) => setField(event.currentTarget)}
          />
          {field && (
            <Island
              load={loadSuggestions}
              props={{input: field, to}}
              onFail={() => setField(null)}
            />
          )}
        </div>
        <Button type="submit" variant="secondary" isPending={isSearching} pendingLabel="Searching">
          Search
        </Button>
      </Form>
      <div role="status" className="text-small text-ink-soft empty:hidden">
        {foundText(found, search)}
      </div>
      {found.state === 'found' && found.clinics.length > 0 && (
        <ul
          aria-label="Clinics and schools found"
          aria-busy={isSearching || undefined}
          className="flex flex-col divide-y divide-line"
        >
          {found.clinics.map(({id, name, address}) => (
            <li key={id} className="flex flex-wrap items-center gap-x-4 py-3">
              <div className="min-w-0 grow basis-40">
                <p className="font-strong">{name}</p>
                <p className="text-small text-ink-soft">
                  {address.address1}, {address.city}, {address.provinceCode} {address.zip}
                </p>
              </div>
              <TextLink
                to={stepPath(to, {clinic: id})}
                variant="standalone"
                aria-label={`Choose ${name}`}
              >
                Choose
              </TextLink>
            </li>
          ))}
        </ul>
      )}
      <RequestForm answer={answer?.intent === 'request' ? answer : undefined} />
    </>
  );
}

function RequestForm({answer}: Pick<ClinicStepProps, 'answer'>) {
  const {summary, text, choice} = useFormFields({
    prefix: 'request',
    names: REQUEST_FIELDS,
    answer,
    problemTitle: 'Your request wasn’t sent',
  });
  return (
    <Disclosure summary="My clinic or school isn’t listed" open={answer !== undefined}>
      <CustomerForm noValidate className="flex flex-col gap-4">
        <FormErrorSummary {...summary} />
        <input type="hidden" name="intent" value="request" />
        <p className="text-small text-ink-soft">
          Tell us its name and where it is. We’ll add it and email you, usually within two business
          days.
        </p>
        <TextField {...text('name')} label="Clinic or school" isRequired />
        <TextField {...text('city')} label="City" isRequired />
        <SelectField {...choice('state')} label="State" isRequired>
          <option value="">Choose a state</option>
          {Object.entries(US_STATES).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" variant="secondary">
          Ask us to add it
        </Button>
      </CustomerForm>
    </Disclosure>
  );
}

/** The other ways to search, for the message without matches. */
const OTHER_SEARCHES: Record<ClinicSearch['type'], string> = {
  name: 'city or zip code',
  city: 'name or zip code',
  zip: 'name or city',
  account: 'name, city or zip code',
};

function foundText(found: FoundClinics, {type, term}: ClinicSearch): string {
  if (found.state === 'unasked') return '';
  const isFound = found.state === 'found' && found.total > 0;
  if (type === 'zip' && !isZipForm(term) && !isFound) {
    return 'Enter a 5-digit zip code.';
  }
  switch (found.state) {
    case 'wrong-length':
      return `Enter ${LENGTHS.clinicSearch.min} to ${LENGTHS.clinicSearch.max} characters.`;
    case 'unavailable':
      return 'We can’t search right now. Try again in a moment.';
    case 'found':
      if (found.total === 0) return `No matches. Try the ${OTHER_SEARCHES[type]}.`;
      return found.total > found.clinics.length
        ? `${found.total} found. These are the first ${found.clinics.length}. Type more to narrow it down.`
        : `${found.total} found.`;
  }
}
