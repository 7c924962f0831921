import {cva} from 'class-variance-authority';
import {
  Fragment,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
} from 'react';
import {useAnnounce} from './announcer';
import {AfterHydration} from './after-hydration';
import {
  clampQuantity,
  correctionNote,
  keepDigits,
  disabledSteps,
  isQuantityKey,
  settleQuantity,
  type QuantityBounds,
} from './quantity-rules';

const box = cva('quantity', {
  variants: {
    size: {s: 'h-9', m: 'h-11', l: 'h-12'},
    isDisabled: {true: 'quantity-disabled'},
  },
});

const stepButton = cva('quantity-step', {variants: {size: {s: 'w-8', m: 'w-10', l: 'w-11'}}});

const numberInput = cva('quantity-input', {
  variants: {size: {s: 'w-7 text-small', m: 'w-8', l: 'w-9'}},
});

export interface QuantityFieldProps
  extends
    QuantityBounds,
    Omit<
      ComponentPropsWithoutRef<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'min' | 'max' | 'size' | 'disabled' | 'type'
    > {
  label: string;
  value?: number;
  defaultValue?: number;
  /** The quantity is within the bounds. Called after a button press, or when the shopper has finished typing. */
  onChange?: (quantity: number) => void;
  isDisabled?: boolean;
  size?: 's' | 'm' | 'l';
  /**
   * Leaves the buttons out of the server's HTML, where they do nothing yet: a list has dozens of them. The field must
   * have a width of its own, so they don't move it.
   */
  hasLateSteps?: boolean;
  /** Changes when something else was said or done, which removes the note about a correction. */
  news?: unknown;
}

/**
 * Only digits can be typed. A value outside the bounds is corrected on blur or Enter, with a note. Without scripts the
 * buttons are hidden.
 */
export function QuantityField({
  label,
  value,
  defaultValue,
  min,
  max,
  onChange,
  isDisabled = false,
  size = 'l',
  hasLateSteps = false,
  news,
  className,
  onKeyDown,
  onBlur,
  ...props
}: QuantityFieldProps) {
  const noteId = useId();
  const bounds = {min, max};
  const Steps = hasLateSteps ? AfterHydration : Fragment;
  const [own, setOwn] = useState(defaultValue ?? min);
  const [draft, setDraft] = useState<string | null>(null);
  const [note, setNote] = useState<string | null>(null);
  const announce = useAnnounce();
  const quantity = value ?? own;
  const disabled = disabledSteps(quantity, bounds, isDisabled);

  function change(next: number, correction: string | null = null) {
    setDraft(null);
    setNote(correction);
    if (correction !== null) announce(correction);
    setOwn(next);
    if (next !== quantity) onChange?.(next);
  }

  useEffect(() => {
    if (news) setNote(null);
  }, [news]);

  /* Keeps a value that was typed before hydration: React would reset it. */
  const input = useRef<HTMLInputElement>(null);
  const initial = useRef({quantity, bounds, change});
  useEffect(() => {
    const {quantity: first, bounds: within, change: take} = initial.current;
    const typed = input.current?.value ?? '';
    if (typed !== String(first)) take(settleQuantity(typed, within), correctionNote(typed, within));
  }, []);

  /* A lower maximum, such as autoship's, reduces the quantity. The shopper is told, as with any correction. */
  const previous = useRef({quantity, max});
  useEffect(() => {
    const {quantity: chosen, max: wider} = previous.current;
    previous.current = {quantity, max};
    if (max > wider) setNote(null);
    if (max >= wider || chosen <= max) return;
    const correction = correctionNote(String(chosen), {min, max});
    setNote(correction);
    if (correction !== null) announce(correction);
  }, [quantity, min, max, announce]);

  function settle() {
    if (draft !== null) change(settleQuantity(draft, bounds), correctionNote(draft, bounds));
  }

  function step(by: 1 | -1) {
    /* The step starts from what the field shows, which may be unsettled input. */
    const shown = draft === null ? quantity : settleQuantity(draft, bounds);
    const next = clampQuantity(shown + by, bounds);
    if (next === shown) {
      settle();
      return;
    }
    change(next);
    announce(`${label}: ${next}`);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (!isQuantityKey(event)) event.preventDefault();
    if (event.key === 'Enter') settle();
    onKeyDown?.(event);
  }

  return (
    <span className="quantity-field">
      <span className={box({size, isDisabled, className})}>
        <Steps>
          <button
            type="button"
            aria-label={`Decrease ${label}`}
            data-sign="minus"
            className={stepButton({size})}
            disabled={isDisabled}
            aria-disabled={disabled.decrement || undefined}
            onClick={() => step(-1)}
          />
        </Steps>
        <input
          autoComplete="off"
          aria-label={label}
          {...props}
          aria-describedby={note === null ? props['aria-describedby'] : noteId}
          ref={input}
          inputMode="numeric"
          value={draft ?? String(quantity)}
          disabled={isDisabled}
          onChange={(event) => setDraft(keepDigits(event.target.value))}
          onKeyDown={handleKey}
          onBlur={(event) => {
            settle();
            onBlur?.(event);
          }}
          className={numberInput({size})}
        />
        <Steps>
          <button
            type="button"
            aria-label={`Increase ${label}`}
            data-sign="plus"
            className={stepButton({size})}
            disabled={isDisabled}
            aria-disabled={disabled.increment || undefined}
            onClick={() => step(1)}
          />
        </Steps>
      </span>
      {note !== null && (
        <span id={noteId} className="max-w-48 text-caption text-ink-soft">
          {note}
        </span>
      )}
    </span>
  );
}
