import type {ReactNode} from 'react';
import type {RadioProps} from './radio';
import {useRadioChoice} from './radio-choice';

export interface RadioCardProps extends RadioProps {
  aside?: ReactNode;
}

export function RadioCard({value, isDisabled, children, note, aside}: RadioCardProps) {
  return (
    <label className="group radio-card">
      <input {...useRadioChoice(value)} disabled={isDisabled} className="radio-dot" />
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap justify-between gap-x-4 font-strong">
          <span>{children}</span>
          {aside !== undefined && <span className="whitespace-nowrap">{aside}</span>}
        </span>
        {note !== undefined && <span className="text-small text-ink-soft">{note}</span>}
      </span>
    </label>
  );
}
