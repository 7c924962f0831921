import {useEffect, useId, useState, type ComponentProps, type ReactNode} from 'react';
import {Disclosure} from '~/ui/disclosure';
import {DayField} from './day-field';

interface DayDisclosureProps {
  summary: string;
  field: Omit<ComponentProps<typeof DayField>, 'hasCalendar'>;
  children: (field: ReactNode) => ReactNode;
}

/** Loads the calendar when opened, which may happen before scripts have loaded. */
export function DayDisclosure({summary, field, children}: DayDisclosureProps) {
  const id = useId();
  const [hasCalendar, setCalendar] = useState(false);
  useEffect(() => {
    if (document.getElementById(id)?.hasAttribute('open')) setCalendar(true);
  }, [id]);
  return (
    <Disclosure id={id} summary={summary} onToggle={() => setCalendar(true)}>
      {children(<DayField {...field} hasCalendar={hasCalendar} />)}
    </Disclosure>
  );
}
