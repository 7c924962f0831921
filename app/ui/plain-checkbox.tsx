import type {ComponentPropsWithoutRef, ReactNode} from 'react';

export interface PlainCheckboxProps extends Omit<ComponentPropsWithoutRef<'input'>, 'type'> {
  children: ReactNode;
  aside?: ReactNode;
}

export function PlainCheckbox({children, aside, className = '', ...props}: PlainCheckboxProps) {
  return (
    <label className={`check-row ${className}`.trimEnd()}>
      <input {...props} type="checkbox" />
      <span>{children}</span>
      {aside}
    </label>
  );
}
