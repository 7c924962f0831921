import type {ComponentPropsWithoutRef, ReactNode} from 'react';

export interface PlainCheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  /** The label. */
  children: ReactNode;
  /** At the end of the line, for instance a number. */
  aside?: ReactNode;
}

/** A native checkbox in one line, for long lists of them: looks like `Checkbox`, and brings none of its machinery. */
export function PlainCheckbox({children, aside, className, ...props}: PlainCheckboxProps) {
  return (
    <label
      className={`group relative flex min-h-8 items-start gap-2.5 py-1 has-disabled:text-disabled ${className ?? ''}`}
    >
      {/* Over the whole line and not shown: it is pressed where it is seen, and scrolls into view when it has the focus. */}
      <input
        {...props}
        type="checkbox"
        className="absolute inset-0 m-0 size-full cursor-[inherit] opacity-0"
      />
      <span aria-hidden className="check-mark" />
      <span className="min-w-0 flex-1">{children}</span>
      {aside}
    </label>
  );
}
