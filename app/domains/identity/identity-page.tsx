import type {ReactNode} from 'react';
import {Card} from '~/ui/card';

interface IdentityPageProps {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
  footnote?: ReactNode;
}

export function IdentityPage({heading, lead, children, footnote}: IdentityPageProps) {
  return (
    <div className="-mb-16 bg-surface-oat-light">
      <div className="page-column flex flex-col items-center py-8 md:py-14">
        <Card padding="l" radius="l" className="flex w-full max-w-form flex-col gap-5">
          <div className="flex flex-col gap-2">
            <h1 className="text-heading-l">{heading}</h1>
            {lead !== undefined && <p className="text-ink-soft">{lead}</p>}
          </div>
          {children}
        </Card>
        {footnote !== undefined && (
          <div className="mt-5 flex w-full max-w-form flex-col gap-2 text-center">{footnote}</div>
        )}
      </div>
    </div>
  );
}
