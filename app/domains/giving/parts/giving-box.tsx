import {useId, type ReactNode} from 'react';
import {formatCents} from '~/platform/money';
import {Badge} from '~/ui/badge';
import {Card} from '~/ui/card';
import {givingHeading, multiplierText, nameOf, type GivingSubject} from '../rules/giving-text';
import type {GivingView} from '../sdk/giving-state';

interface GivingBoxProps {
  subject: GivingSubject;
  view: GivingView;
  /** The shopper's own gift in the cart. */
  extraCents?: number;
  /** Opens the chooser. */
  action: ReactNode;
  /** Gifts that the shopper may add. */
  children?: ReactNode;
}

/** The full style: the amounts per cause, which add up to the heading's. */
export function GivingBox({subject, view, extraCents = 0, action, children}: GivingBoxProps) {
  const headingId = useId();
  const {donation, causes} = view;
  return (
    <Card as="section" padding="l" radius="l" aria-labelledby={headingId}>
      <h2 id={headingId} className="text-title">
        {givingHeading(subject, donation.totalCents + extraCents)}
      </h2>
      {donation.totalCents + extraCents > 0 && (
        <dl className="flex flex-col gap-1.5 pt-3 text-small">
          {donation.shares.map(({causeId, cents}) => {
            const multiplier = multiplierText(causes[causeId] ?? {multiplier: 1});
            return (
              <div key={causeId} className="flex flex-wrap justify-between gap-x-4">
                <dt className="min-w-0 grow basis-32">
                  {nameOf(causeId, causes)}{' '}
                  {multiplier !== null && <Badge tone="soft">{multiplier}</Badge>}
                </dt>
                <dd className="font-strong">{formatCents(cents)}</dd>
              </div>
            );
          })}
          {extraCents > 0 && (
            <div className="flex justify-between gap-4">
              <dt>Your own gift</dt>
              <dd className="font-strong">{formatCents(extraCents)}</dd>
            </div>
          )}
        </dl>
      )}
      {donation.totalCents > 0 && (
        <p className="pt-2 text-small text-ink-soft">
          {extraCents > 0
            ? `We give ${formatCents(donation.totalCents)}. Your own gift is part of your total.`
            : 'We give it. You pay nothing extra.'}
        </p>
      )}
      <div className="pt-3 empty:hidden">{action}</div>
      {children}
    </Card>
  );
}
