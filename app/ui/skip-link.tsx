export const MAIN_ID = 'main';

export interface SkipLinkProps {
  targetId?: string;
  children?: string;
}

/** Visible only while focused. */
export function SkipLink({targetId = MAIN_ID, children = 'Skip to main content'}: SkipLinkProps) {
  return (
    <a
      href={`#${targetId}`}
      className="sr-only rounded-pill bg-surface font-strong text-primary shadow-floating focus:not-sr-only focus:fixed focus:top-3 focus:left-3 focus:z-skip-link focus:px-5 focus:py-3"
    >
      {children}
    </a>
  );
}
