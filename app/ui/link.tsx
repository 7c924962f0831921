import type {ComponentPropsWithoutRef, MouseEvent as ReactMouseEvent} from 'react';

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
  function handleClick(event: ReactMouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!reloadDocument)
      followLink(event, event.currentTarget, {replace, preventScrollReset, state});
  }
  return (
    <a {...props} href={to} data-discover={isDiscovered || undefined} onClick={handleClick}>
      {children}
    </a>
  );
}

type Click = Pick<
  MouseEvent,
  'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey' | 'defaultPrevented' | 'preventDefault'
>;

/** Navigates to the anchor's URL, unless the click is for the browser. Also for anchors that React didn't render. */
export function followLink(
  event: Click,
  anchor: HTMLAnchorElement,
  options: NavigationOptions = {},
): void {
  const {origin, pathname, search, hash, href} = anchor;
  if (event.defaultPrevented || event.button !== 0 || hasModifier(event)) return;
  if (origin !== location.origin || isForBrowser(anchor)) return;
  event.preventDefault();
  void window.__remixRouter.navigate(pathname + search + hash, {
    ...options,
    replace: options.replace ?? href === location.href,
  });
}

const isForBrowser = (anchor: HTMLAnchorElement) =>
  anchor.hasAttribute('download') || (anchor.target !== '' && anchor.target !== '_self');

const hasModifier = ({metaKey, altKey, ctrlKey, shiftKey}: Click) =>
  metaKey || altKey || ctrlKey || shiftKey;
