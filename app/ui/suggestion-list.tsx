import type {ReactNode} from 'react';
import {Link} from './link';

interface SuggestionListProps {
  id: string;
  label: string;
  isOpen: boolean;
  className?: string;
  children: ReactNode;
}

/** The options of a field with `useAttachedCombobox`, below it. */
export function SuggestionList({id, label, isOpen, className = '', children}: SuggestionListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={!isOpen}
      /* Keeps the focus in the field. */
      onMouseDown={(event) => event.preventDefault()}
      className={`absolute inset-x-0 top-full z-sticky mt-2 max-h-[70dvh] overflow-y-auto rounded-m border border-line bg-surface p-2 shadow-floating ${className}`}
    >
      {children}
    </div>
  );
}

interface SuggestionOptionProps {
  id: string;
  isActive: boolean;
  to: string;
  onChoose(): void;
  children: ReactNode;
}

/** A link, so it can also be opened in a new tab. */
export function SuggestionOption({id, isActive, to, onChoose, children}: SuggestionOptionProps) {
  return (
    <Link
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={to}
      onClick={onChoose}
      className="flex min-h-10 items-center gap-3 rounded-s px-2 py-1 hover:bg-surface-tint aria-selected:bg-surface-soft aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-focus"
    >
      {children}
    </Link>
  );
}
