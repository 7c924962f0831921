import type {ReactNode} from 'react';
import {BRAND} from '~/domains/content/brand';
import {Card} from '~/ui/card';

export function StandalonePage({heading, children}: {heading: string; children: ReactNode}) {
  return (
    <div className="grid min-h-dvh place-items-center bg-surface-oat-light px-4 py-10">
      <Card padding="l" radius="l" className="flex w-full max-w-form flex-col gap-4">
        <p className="text-heading-s font-strong text-secondary">{BRAND}</p>
        <h1 className="text-heading-m">{heading}</h1>
        {children}
      </Card>
    </div>
  );
}
