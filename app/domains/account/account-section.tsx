import {useId, type ReactNode} from 'react';
import {Card} from '~/ui/card';

interface AccountSectionProps {
  heading: string;
  aside?: ReactNode;
  isBusy?: boolean;
  className?: string;
  children: ReactNode;
}

export function AccountSection({
  heading,
  aside,
  isBusy,
  className = '',
  children,
}: AccountSectionProps) {
  const id = useId();
  return (
    <Card
      as="section"
      aria-labelledby={id}
      aria-busy={isBusy || undefined}
      className={`flex flex-col gap-4 ${className}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 id={id} className="text-heading-s">
          {heading}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
