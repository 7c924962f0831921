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

/** The compact style: one sentence, and the button that opens the chooser. */
export function GivingLine({subject, view, action}: GivingLineProps) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <p className="flex min-w-0 items-center gap-2">
        <Icon name="gift" className="text-primary" />
        {givingSentence(subject, view)}
      </p>
      {action}
    </div>
  );
}
