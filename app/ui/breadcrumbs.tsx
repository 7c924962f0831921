import {Link} from '@remix-run/react';
import type {ReactNode} from 'react';

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
            <Link
              to={to}
              className="inline-block rounded-xs py-1 hover:text-primary hover:underline"
            >
              {label}
            </Link>
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
 * contains its position, so that a step that moves is a new element.
 */
function Trail({isFocusable, children}: {isFocusable?: boolean; children: ReactNode}) {
  return (
    <nav aria-label="Breadcrumb" className="-mx-1 min-w-0 text-small text-ink-soft">
      <ol
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- with no link in it the scroller itself must be reachable by keyboard
        tabIndex={isFocusable ? 0 : undefined}
        className="flex scrollbar-by-script overflow-x-auto rounded-xs px-1 whitespace-nowrap"
      >
        {children}
      </ol>
    </nav>
  );
}

function Step({isFirst, children}: {isFirst: boolean; children: ReactNode}) {
  return (
    <li className="flex items-center">
      {!isFirst && (
        <span aria-hidden className="px-2 text-line-strong select-none">
          /
        </span>
      )}
      {children}
    </li>
  );
}
