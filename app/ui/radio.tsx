import type {ReactNode} from 'react';
import {RadioButton, RadioField, type RadioFieldProps} from 'react-aria-components/RadioGroup';
import {tileName, tileNote, tileRecipe} from './tile-recipe';

/* The marks follow the native input by CSS, so that they also work before and without scripts. */
const DOT =
  'mt-0.5 size-5 shrink-0 rounded-pill control-border border-line-strong bg-surface transition-[border-color,border-width] group-hover:border-primary group-has-checked:border-6 group-has-checked:border-primary group-has-focus-visible:focus-ring group-has-disabled:border-line group-has-disabled:bg-disabled-soft group-data-invalid:border-error forced-colors:group-has-checked:border-[Highlight]';

export interface RadioProps extends Omit<RadioFieldProps, 'children' | 'className'> {
  /** The label. */
  children: ReactNode;
  /** A second line of the label. */
  note?: ReactNode;
}

export interface RadioCardProps extends RadioProps {
  /** At the end of the first line, for instance a price. */
  aside?: ReactNode;
}

export interface RadioTileProps extends RadioProps {
  /** Can be looked at, but not had: struck through. Say so in `note` as well. */
  isUnavailable?: boolean;
}

/** A choice in a list. */
export function Radio({children, note, ...props}: RadioProps) {
  return (
    <RadioField {...props}>
      <RadioButton className="group relative flex min-h-6 items-start gap-2.5 py-0.5 has-disabled:text-disabled">
        <span className={DOT} />
        <span className="min-w-0 flex-1">
          {children}
          {note !== undefined && <span className="block text-small text-ink-soft">{note}</span>}
        </span>
      </RadioButton>
    </RadioField>
  );
}

/** A choice as a card, for groups of the look `cards`. */
export function RadioCard({children, note, aside, ...props}: RadioCardProps) {
  return (
    <RadioField {...props}>
      <RadioButton className="group relative flex gap-3.5 p-4 transition-colors hover:bg-surface-tint has-checked:bg-surface-tint has-disabled:bg-disabled-soft has-disabled:text-disabled">
        <span className={DOT} />
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex flex-wrap justify-between gap-x-4 font-strong">
            <span>{children}</span>
            {aside !== undefined && <span className="whitespace-nowrap">{aside}</span>}
          </span>
          {note !== undefined && <span className="text-small text-ink-soft">{note}</span>}
        </span>
      </RadioButton>
    </RadioField>
  );
}

/** A choice as a tile, for groups of the look `tiles`. */
export function RadioTile({children, note, isUnavailable, ...props}: RadioTileProps) {
  return (
    <RadioField {...props} className="flex">
      <RadioButton
        className={tileRecipe({
          isUnavailable,
          className:
            'has-checked:border-primary has-checked:bg-surface-tint has-checked:inset-ring has-checked:inset-ring-primary has-focus-visible:focus-ring has-disabled:border-line has-disabled:bg-disabled-soft has-disabled:text-disabled forced-colors:has-checked:outline-2',
        })}
      >
        <span className={tileName({isUnavailable})}>{children}</span>
        {note !== undefined && <span className={tileNote({isUnavailable})}>{note}</span>}
      </RadioButton>
    </RadioField>
  );
}
