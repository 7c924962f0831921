import {TextField} from '~/ui/text-field';
import {addDays, today} from '../parts/day';
import {FIRST_DAY_AHEAD, LAST_DAY_AHEAD} from '../parts/limits';
import type {Day} from '../subscription';

interface DayFieldProps {
  label: string;
  name: string;
  value?: Day;
  description?: string;
}

/** The browser's own date picker. The provider has the last word on which days are possible. */
export function DayField({label, name, value, description}: DayFieldProps) {
  const now = today();
  return (
    <div className="min-w-52">
      <TextField
        label={label}
        name={name}
        type="date"
        defaultValue={value}
        min={addDays(now, FIRST_DAY_AHEAD)}
        max={addDays(now, LAST_DAY_AHEAD)}
        description={description}
      />
    </div>
  );
}
