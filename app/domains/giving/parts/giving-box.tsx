import type {ReactNode} from 'react';
import {formatCents} from '~/platform/money';
import {Badge} from '~/ui/badge';
import {Card} from '~/ui/card';
import {cartHeading, multiplierText, nameOf} from '../rules/giving-text';
import type {GivingView} from '../sdk/giving-state';

interface GivingBoxProps {
  view: GivingView;
  /** Opens the chooser. */
  action: ReactNode;
  /** Gifts that the shopper may add. */
  children?: ReactNode;
}

/** The full style: what is given per cause. The amounts add up to the heading's. */
export function GivingBox({view, action, children}: GivingBoxProps) {
  const {donation, causes} = view;
  return (
    <Card as="section" padding="l" radius="l" aria-labelledby="giving-heading">
      <h2 id="giving-heading" className="text-title">
        {cartHeading(view)}
      </h2>
      {donation.shares.length > 0 && (
        <>
          <p className="text-small text-ink-soft">We give it. Your total stays the same.</p>
          <dl className="flex flex-col gap-1.5 pt-3 text-small">
            {donation.shares.map(({causeId, cents}) => {
              const multiplier = multiplierText(causes[causeId] ?? {multiplier: 1});
              return (
                <div key={causeId} className="flex justify-between gap-4">
                  <dt className="min-w-0">
                    {nameOf(causeId, causes)}{' '}
                    {multiplier !== null && <Badge tone="soft">{multiplier}</Badge>}
                  </dt>
                  <dd className="font-strong">{formatCents(cents)}</dd>
                </div>
              );
            })}
          </dl>
        </>
      )}
      {children}
      <div className="pt-3 empty:hidden">{action}</div>
    </Card>
  );
}
