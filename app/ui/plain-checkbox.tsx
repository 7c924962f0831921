import type {ComponentPropsWithoutRef, ReactNode} from 'react';

export interface PlainCheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  children: ReactNode;
  aside?: ReactNode;
}

export function PlainCheckbox({children, aside, className = '', ...props}: PlainCheckboxProps) {
  return (
    <label className={`group check-row ${className}`}>
      <input {...props} type="checkbox" className="check-mark" />
      <span className="min-w-0 flex-1">{children}</span>
      {aside}
    </label>
  );
}
