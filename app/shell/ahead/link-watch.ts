/** Passing over a link with the pointer or the Tab key isn't intent yet. */
const INTENT_MS = 65;
/** Links appear in many small steps while a page renders. */
const SCAN_MS = 200;

/** Links that Remix follows without loading a document. */
const LINK = 'a[data-discover]';

interface LinkWatchParts {
  onEnter(links: HTMLAnchorElement[]): void;
  onLeave(links: HTMLAnchorElement[]): void;
  /** The shopper points at the link, focuses it or presses it. */
  onIntent(link: HTMLAnchorElement): void;
}

/** Watches which links of the page's content are in view, and all of the page's links for intent. */
export function watchLinks({onEnter, onLeave, onIntent}: LinkWatchParts): void {
  const inView = new IntersectionObserver((entries) => {
    const [entered, left]: [HTMLAnchorElement[], HTMLAnchorElement[]] = [[], []];
    for (const {target, isIntersecting} of entries) {
      (isIntersecting ? entered : left).push(target as HTMLAnchorElement);
      if (!target.isConnected) inView.unobserve(target);
    }
    onLeave(left);
    onEnter(entered);
  });
  /* Observing a link again has no effect. */
  const scan = () =>
    document.querySelectorAll(`main ${LINK}`).forEach((link) => inView.observe(link));
  let scanTimer: ReturnType<typeof setTimeout> | undefined;
  new MutationObserver(() => {
    clearTimeout(scanTimer);
    scanTimer = setTimeout(scan, SCAN_MS);
  }).observe(document.body, {childList: true, subtree: true});
  scan();

  let intentTimer: ReturnType<typeof setTimeout> | undefined;
  const watchIntent = (event: Event) => {
    clearTimeout(intentTimer);
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>(LINK);
    if (!link) return;
    const isTouch = event instanceof PointerEvent && event.pointerType !== 'mouse';
    if (isTouch) onIntent(link);
    else intentTimer = setTimeout(() => onIntent(link), INTENT_MS);
  };
  document.addEventListener('pointerover', watchIntent, {passive: true});
  document.addEventListener('focusin', watchIntent);
}
