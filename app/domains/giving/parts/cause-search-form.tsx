import {useRef, type FormEvent} from 'react';
import {US_STATES} from '~/domains/location/us-states';
import {Button} from '~/ui/button';
import {Disclosure} from '~/ui/disclosure';
import {SelectField} from '~/ui/select-field';
import {TextField} from '~/ui/text-field';
import type {CauseSearch} from '../rules/cause-search';
import {CATEGORIES} from '../rules/categories';
import {CategoryPicker} from './category-picker';

interface CauseSearchFormProps {
  categoryId: number | null;
  isPending: boolean;
  onSearch(search: Partial<CauseSearch>): void;
}

const MAX_LENGTH = 60;

/** Search by name, by zip code or city, and by state; a category applies at once (GIVE-54 to GIVE-56). */
export function CauseSearchForm({categoryId, isPending, onSearch}: CauseSearchFormProps) {
  const form = useRef<HTMLFormElement>(null);

  /** Includes the text typed so far, even if only the category changes. */
  function search(change: Partial<CauseSearch> = {}) {
    const fields = new FormData(form.current ?? undefined);
    const text = (name: string) => {
      const value = fields.get(name);
      return typeof value === 'string' ? value : '';
    };
    closeFilters();
    onSearch({name: text('name'), place: text('place'), state: text('state'), ...change});
  }

  /** Otherwise the results would be far below. */
  function closeFilters() {
    const filters = form.current?.querySelector('details');
    if (!filters?.open) return;
    const hadFocus = filters.contains(document.activeElement);
    filters.open = false;
    if (hadFocus) filters.querySelector('summary')?.focus();
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    /* React events bubble out of the dialog's portal, into a form around the widget. */
    event.stopPropagation();
    search();
  }

  return (
    <form
      ref={form}
      role="search"
      aria-label="Causes"
      onSubmit={handleSubmit}
      className="flex flex-col gap-3"
    >
      <TextField label="Cause name" name="name" maxLength={MAX_LENGTH} autoComplete="off" />
      <Disclosure
        look="card"
        summary={
          <span>
            Place and category
            {categoryId !== null && (
              <span className="font-regular text-ink-soft"> · {CATEGORIES[categoryId]}</span>
            )}
          </span>
        }
      >
        <div className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-3">
            <TextField label="Zip code or city" name="place" maxLength={MAX_LENGTH} />
            <SelectField label="State" name="state" defaultValue="">
              <option value="">All states</option>
              {Object.entries(US_STATES).map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </SelectField>
          </div>
          <CategoryPicker chosen={categoryId} onChoose={(chosen) => search({categoryId: chosen})} />
        </div>
      </Disclosure>
      <Button type="submit" size="m" isPending={isPending} pendingLabel="Searching">
        Search causes
      </Button>
    </form>
  );
}
