import type {ComponentPropsWithoutRef, MouseEvent} from 'react';

interface NavigationOptions {
  /** Replaces the history entry. A link to the current URL always does. */
  replace?: boolean;
  preventScrollReset?: boolean;
  /** `location.state` of the next page. */
  state?: unknown;
}

export interface LinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href'>, NavigationOptions {
  to: string;
  /** Loads a document, as every link does without scripts. */
  reloadDocument?: boolean;
  /** With `none`, nothing of the next page loads before the click. */
  discover?: 'render' | 'none';
}

const ABSOLUTE_URL = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i;

/**
 * Does what Remix's `Link` does, without its ten hooks (`docs/decisions/0036-links-are-plain-anchors.md`). Links
 * to other sites, emails and phone numbers stay the browser's.
 */
export function Link({
  to,
  replace,
  preventScrollReset,
  state,
  reloadDocument = false,
  discover = 'render',
  onClick,
  children,
  ...props
}: LinkProps) {
  const isDiscovered = discover === 'render' && !ABSOLUTE_URL.test(to);
  function handleClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!reloadDocument) follow(event, {replace, preventScrollReset, state});
  }
  return (
    <a {...props} href={to} data-discover={isDiscovered || undefined} onClick={handleClick}>
      {children}
    </a>
  );
}

function follow(event: MouseEvent<HTMLAnchorElement>, options: NavigationOptions): void {
  const {origin, pathname, search, hash, href, target} = event.currentTarget;
  const isForBrowser = event.button !== 0 || (target !== '' && target !== '_self');
  if (event.defaultPrevented || isForBrowser || hasModifier(event)) return;
  if (origin !== location.origin) return;
  event.preventDefault();
  void window.__remixRouter.navigate(pathname + search + hash, {
    ...options,
    replace: options.replace ?? href === location.href,
  });
}

const hasModifier = ({metaKey, altKey, ctrlKey, shiftKey}: MouseEvent) =>
  metaKey || altKey || ctrlKey || shiftKey;
