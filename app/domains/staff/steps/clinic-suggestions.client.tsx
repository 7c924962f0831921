import {useFetcher} from '@remix-run/react';
import {useEffect, useId, useState} from 'react';
import {useAnnounce} from '~/ui/announcer';
import {SuggestionList, SuggestionOption} from '~/ui/suggestion-list';
import {useAttachedCombobox} from '~/ui/use-attached-combobox';
import type {Clinic} from '~/services/clinics/clinics.server';
import {hasSearchableLength, stepPath, type Registration} from './registration';

const DEBOUNCE_MS = 250;

interface ClinicSuggestionsProps {
  input: HTMLInputElement;
  to: string;
}

/** Suggests clinics while the shopper types. Uses the same loader as the search form. */
export default function ClinicSuggestions({input, to}: ClinicSuggestionsProps) {
  const listId = useId();
  const optionId = (index: number) => `${listId}${index}`;
  const [typed, setTyped] = useState('');
  const clinics = useClinics(input, typed, to);
  const {isOpen, active, close} = useAttachedCombobox({
    input,
    listId,
    optionId,
    count: clinics.length,
    onType: setTyped,
  });
  const announce = useAnnounce();
  useEffect(() => {
    if (isOpen) announce(clinics.length === 1 ? '1 suggestion' : `${clinics.length} suggestions`);
  }, [announce, isOpen, clinics]);
  return (
    <SuggestionList id={listId} label="Clinics and schools" isOpen={isOpen}>
      {clinics.map(({id, name, address}, index) => (
        <SuggestionOption
          key={id}
          id={optionId(index)}
          isActive={index === active}
          to={stepPath(to, {clinic: id})}
          onChoose={() => close(name)}
        >
          <span>
            <span className="block font-strong">{name}</span>
            <span className="block text-small text-ink-soft">
              {address.city}, {address.provinceCode} {address.zip}
            </span>
          </span>
        </SuggestionOption>
      ))}
    </SuggestionList>
  );
}

const NONE: Clinic[] = [];

function useClinics(input: HTMLInputElement, typed: string, to: string): Clinic[] {
  const {load, data} = useFetcher<{registration: Registration | null}>();
  const term = typed.replace(/\s+/g, ' ').trim();
  const by = new FormData(input.form ?? undefined).get('by');
  const type = typeof by === 'string' ? by : 'name';
  const isSearchable = hasSearchableLength({term});
  useEffect(() => {
    if (!isSearchable) return;
    const timer = setTimeout(
      () => load(stepPath(to, {step: 'clinic', by: type, term})),
      DEBOUNCE_MS,
    );
    return () => clearTimeout(timer);
  }, [load, to, type, term, isSearchable]);
  const registration = data?.registration;
  if (!isSearchable || registration?.step !== 'clinic') return NONE;
  return registration.found.state === 'found' ? registration.found.clinics : NONE;
}
