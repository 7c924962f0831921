import {useState, type ComponentProps, type ReactNode} from 'react';
import {Disclosure} from '~/ui/disclosure';
import {DayField} from './day-field';

interface DayDisclosureProps {
  summary: string;
  field: Omit<ComponentProps<typeof DayField>, 'hasCalendar'>;
  children: (field: ReactNode) => ReactNode;
}

/** Loads the calendar when opened. */
export function DayDisclosure({summary, field, children}: DayDisclosureProps) {
  const [hasCalendar, setCalendar] = useState(false);
  return (
    <Disclosure summary={summary} onToggle={() => setCalendar(true)}>
      {children(<DayField {...field} hasCalendar={hasCalendar} />)}
    </Disclosure>
  );
}
