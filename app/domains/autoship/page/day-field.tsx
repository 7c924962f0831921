import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';
import {TextField} from '~/ui/text-field';
import {addDays, today} from '../parts/day';
import {FIRST_DAY_AHEAD, LAST_DAY_AHEAD} from '../parts/limits';
import type {Day} from '../subscription';

const load = createLoader(() => import('./day-calendar.client'));

interface DayFieldProps {
  label: string;
  name: string;
  value?: Day;
  description?: string;
  isOptional?: boolean;
  /** Shows a calendar in place of the browser's own date picker. */
  hasCalendar: boolean;
}

/**
 * The provider may still refuse a day within the bounds. The current day can be kept, even if it's too soon to be
 * chosen.
 */
export function DayField({
  label,
  name,
  value,
  description,
  isOptional = false,
  hasCalendar,
}: DayFieldProps) {
  const now = today();
  const first = addDays(now, FIRST_DAY_AHEAD);
  const bounds = {
    min: value !== undefined && value < first ? value : first,
    max: addDays(now, LAST_DAY_AHEAD),
  };
  const native = (
    <div className="min-w-[min(13rem,100%)]">
      <TextField
        label={label}
        name={name}
        type="date"
        defaultValue={value}
        {...bounds}
        description={description}
      />
    </div>
  );
  if (!hasCalendar) return native;
  return (
    <Island
      load={load}
      props={{label, name, value: value ?? null, description, isOptional, ...bounds}}
      fallback={native}
    />
  );
}
