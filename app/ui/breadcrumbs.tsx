import type {ReactNode} from 'react';
import {Link} from './link';

export interface Breadcrumb {
  label: string;
  to: string;
}

export function Breadcrumbs({items}: {items: readonly Breadcrumb[]}) {
  return (
    <Trail>
      {items.map(({label, to}, index) => (
        <Step key={`${index} ${to}`} isFirst={index === 0}>
          {index === items.length - 1 ? (
            <span aria-current="page" className="font-strong text-ink">
              {label}
            </span>
          ) : (
            <Link to={to}>{label}</Link>
          )}
        </Step>
      ))}
    </Trail>
  );
}

export function DisabledBreadcrumbs({labels}: {labels: readonly string[]}) {
  return (
    <Trail isFocusable>
      {labels.map((label, index) => (
        <Step key={`${index} ${label}`} isFirst={index === 0}>
          <span role="link" aria-disabled className="inline-block py-1 text-disabled">
            {label}
          </span>
        </Step>
      ))}
    </Trail>
  );
}

/**
 * Always one line that scrolls, because a trail may change after hydration and must not shift the layout. A step's key
 * contains its position, so a step that moves is a new element.
 */
function Trail({isFocusable, children}: {isFocusable?: boolean; children: ReactNode}) {
  return (
    <nav aria-label="Breadcrumb" className="crumbs">
      <ol
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with no link in it the scroller itself must be reachable by keyboard
        tabIndex={isFocusable ? 0 : undefined}
      >
        {children}
      </ol>
    </nav>
  );
}

function Step({isFirst, children}: {isFirst: boolean; children: ReactNode}) {
  return (
    <li>
      {!isFirst && <i aria-hidden>/</i>}
      {children}
    </li>
  );
}
