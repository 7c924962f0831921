import {parseDate, type CalendarDate} from '@internationalized/date';
import {useState} from 'react';
import {Button} from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import {Heading} from 'react-aria-components/Heading';
import {I18nProvider} from 'react-aria-components/I18nProvider';
import {Icon} from '~/ui/icon';
import {formatDay} from '../parts/day';
import type {Day} from '../subscription';

export interface DayCalendarProps {
  label: string;
  name: string;
  value: Day | null;
  description?: string | undefined;
  /** The chosen day can be cleared. */
  isOptional: boolean;
  min: Day;
  max: Day;
}

/** Sends the chosen day as the form field `name`; empty until one is chosen. */
export default function DayCalendar({
  label,
  name,
  value,
  description,
  isOptional,
  min,
  max,
}: DayCalendarProps) {
  const [day, setDay] = useState<CalendarDate | null>(value === null ? null : parseDate(value));
  return (
    <div className="flex flex-col gap-2">
      <p className="text-small font-strong">
        {label}: {day ? formatDay(day.toString()) : isOptional ? 'no date' : 'choose a date'}
      </p>
      {description !== undefined && <p className="text-small text-ink-soft">{description}</p>}
      <input type="hidden" name={name} value={day?.toString() ?? ''} />
      {/* Otherwise in the language, calendar and direction of the browser. */}
      <I18nProvider locale="en-US">
        <Calendar
          aria-label={label}
          value={day}
          onChange={setDay}
          minValue={parseDate(min)}
          maxValue={parseDate(max)}
          className="w-fit rounded-m border border-line p-3"
        >
          <header className="flex items-center justify-between pb-2">
            <Button slot="previous" className={ARROW}>
              <Icon name="chevron-left" />
            </Button>
            <Heading className="font-strong" />
            <Button slot="next" className={ARROW}>
              <Icon name="chevron-right" />
            </Button>
          </header>
          <CalendarGrid>
            <CalendarGridHeader>
              {(weekday) => (
                <CalendarHeaderCell className="size-9 text-small font-regular text-ink-soft">
                  {weekday}
                </CalendarHeaderCell>
              )}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={CELL} />}
            </CalendarGridBody>
          </CalendarGrid>
        </Calendar>
      </I18nProvider>
      {isOptional && (
        <Button
          type="button"
          isDisabled={day === null}
          onPress={() => setDay(null)}
          className={CLEAR}
        >
          Clear date
        </Button>
      )}
    </div>
  );
}

const ARROW =
  'grid size-11 place-items-center rounded-pill text-primary hover:bg-surface-tint disabled:text-disabled';
const CLEAR =
  'min-h-11 self-start text-small font-strong text-primary hover:underline disabled:text-disabled disabled:no-underline';
const CELL =
  'grid size-9 cursor-pointer place-items-center rounded-pill text-small hover:bg-surface-tint data-[disabled]:cursor-default data-[disabled]:text-disabled data-[outside-month]:hidden data-[selected]:bg-primary data-[selected]:text-on-primary data-[focus-visible]:focus-ring-tight';
