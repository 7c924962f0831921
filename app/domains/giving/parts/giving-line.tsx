import type {ReactNode} from 'react';
import {Icon} from '~/ui/icon';
import {productSentence} from '../rules/giving-text';
import type {GivingView} from '../sdk/giving-state';

/** The compact style: one sentence, and the button that opens the chooser. */
export function GivingLine({view, action}: {view: GivingView; action: ReactNode}) {
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-small">
      <p className="flex min-w-0 items-center gap-2">
        <Icon name="gift" className="text-primary" />
        {productSentence(view)}
      </p>
      {action}
    </div>
  );
}
