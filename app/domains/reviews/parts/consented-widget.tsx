import {useEffect, useState, type ReactNode} from 'react';
import {useChoices} from '~/domains/consent/consent-store';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';

const loadWidget = createLoader(() => import('../islands/reviews-widget.client'));

interface ConsentedWidgetProps {
  widgetType: string;
  bvProps: Record<string, string>;
  fallback: ReactNode;
}

/**
 * The provider's widget if there is functional consent (REV-02), otherwise the fallback, which is also shown while the
 * widget loads.
 */
export function ConsentedWidget({fallback, ...widget}: ConsentedWidgetProps) {
  const {functional} = useChoices();
  /* A deferred part of the page may hydrate after the choice is known, and must match the server's. */
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!isHydrated || functional !== 'granted') return <>{fallback}</>;
  return <Island load={loadWidget} props={{...widget, fallback}} fallback={fallback} />;
}
