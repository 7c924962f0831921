export const MAIN_ID = 'main';

/** Visible only while focused. */
export function SkipLink() {
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only rounded-pill bg-surface font-strong text-primary shadow-floating focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-skip-link focus:px-5 focus:py-3"
    >
      Skip to main content
    </a>
  );
}
