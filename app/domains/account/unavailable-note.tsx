import {useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Alert} from '~/ui/alert';
import {ButtonLink} from '~/ui/button-link';

export function UnavailableNote({children}: {children: ReactNode}) {
  const {pathname, search} = useLocation();
  return (
    <Alert
      tone="warning"
      urgency="off"
      actions={
        <ButtonLink to={pathname + search} reloadDocument variant="secondary" size="s">
          Try again
        </ButtonLink>
      }
    >
      {children}
    </Alert>
  );
}
