import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';
import {givingSentence, type GivingSubject} from '../rules/giving-text';
import type {GivingView} from '../sdk/giving-state';

interface GivingLineProps {
  subject: GivingSubject;
  view: GivingView;
  /** Opens the chooser. */
  action: ReactNode;
}

/** The compact style: one sentence with the chooser's button. Two lines of it are as tall as the slot. */
export function GivingLine({subject, view, action}: GivingLineProps) {
  return (
    <div className="flex min-h-11 items-center gap-2.5 text-small">
      <Icon name="gift" className="text-primary" />
      <div className="min-w-0">
        {givingSentence(subject, view)}
        {action}
      </div>
    </div>
  );
}
