import type {ReactNode} from 'react';
import {useRadioChoice} from './radio-choice';
import {tileRecipe} from './tile-recipe';

export interface RadioProps {
  value: string;
  isDisabled?: boolean;
  children: ReactNode;
  note?: ReactNode;
}

export interface RadioTileProps extends RadioProps {
  /** Can be chosen but not bought, so it's struck through. Say so in `note`, too. */
  isUnavailable?: boolean;
}

export function Radio({value, isDisabled, children, note}: RadioProps) {
  return (
    <label className="group flex min-h-6 items-start gap-2.5 py-0.5 has-disabled:text-disabled">
      <input {...useRadioChoice(value)} disabled={isDisabled} className="radio-dot" />
      <span className="min-w-0 flex-1">
        {children}
        {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
      </span>
    </label>
  );
}

export function RadioTile({value, isDisabled, children, note, isUnavailable}: RadioTileProps) {
  return (
    <label
      className={tileRecipe({
        isUnavailable,
        className:
          'has-checked:border-primary has-checked:bg-surface-tint has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:focus-ring has-disabled:border-line has-disabled:bg-disabled-soft has-disabled:text-disabled forced-colors:has-checked:outline-2',
      })}
    >
      {/* Invisible and as large as the tile, so pressing anywhere on the tile presses the radio. */}
      <input
        {...useRadioChoice(value)}
        disabled={isDisabled}
        className="absolute inset-0 cursor-[inherit] opacity-0"
      />
      <span className={isUnavailable ? 'line-through' : undefined}>{children}</span>
      {note !== undefined && <span className="tile-note">{note}</span>}
    </label>
  );
}
