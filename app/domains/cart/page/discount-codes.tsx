import {useEffect, useRef, type FormEvent} from 'react';
import {isFirstOrderCode} from '~/domains/autoship-offer/first-order-code';
import {LENGTHS} from '~/platform/lengths';
import {Button} from '~/ui/button';
import {Disclosure} from '~/ui/disclosure';
import {useStrayPress} from '~/ui/stray-press';
import {TextField} from '~/ui/text-field';
import type {Cart} from '../cart';
import {CART_PATH} from '../cart-form';
import type {CartIntent} from '../store/optimistic-cart';

interface DiscountCodesProps {
  codes: Cart['discountCodes'];
  onChange(intent: Extract<CartIntent, {kind: 'code'}>): void;
}

/** Each code is its own form, so it works without JavaScript. */
export function DiscountCodes({codes, onChange}: DiscountCodesProps) {
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const code = fields.get('code');
    if (typeof code !== 'string') return;
    onChange({kind: 'code', code, isApplied: fields.get('intent') === 'add-code'});
  }
  /* A code that is refused or doesn't arrive stays in the field, to be corrected or sent again. */
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const typed = form.current && new FormData(form.current).get('code');
    if (codes.some(({code, applicable}) => applicable && isSameCode(code, typed)))
      form.current?.reset();
  }, [codes]);
  return (
    <div className="pt-4">
      {codes.length > 0 && (
        <ul aria-label="Discount codes" className="flex flex-col gap-1 pb-2">
          {codes.map(({code, applicable}) => (
            <li key={code} className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
              <span className="min-w-0 break-words">
                <b className="font-strong">{code}</b>{' '}
                {applicable ? 'is applied' : 'doesn’t apply to this cart'}
              </span>
              {/* The shop adds and removes the first-order code itself. */}
              {!isFirstOrderCode(code) && <RemoveCode code={code} onSubmit={handleSubmit} />}
            </li>
          ))}
        </ul>
      )}
      <Disclosure summary="Discount code">
        <form
          ref={form}
          method="post"
          action={CART_PATH}
          onSubmit={handleSubmit}
          className="flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="intent" value="add-code" />
          <div className="min-w-0 grow basis-32">
            <TextField
              label="Code"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={LENGTHS.discountCode.max}
            />
          </div>
          <Button type="submit" variant="secondary">
            Apply
          </Button>
        </form>
      </Disclosure>
    </div>
  );
}

interface RemoveCodeProps {
  code: string;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
}

function RemoveCode({code, onSubmit}: RemoveCodeProps) {
  return (
    <form method="post" action={CART_PATH} onSubmit={onSubmit}>
      <input type="hidden" name="intent" value="remove-code" />
      <input type="hidden" name="code" value={code} />
      <Button
        type="submit"
        variant="quiet"
        size="s"
        aria-label={`Remove ${code}`}
        onClick={useStrayPress()}
      >
        Remove
      </Button>
    </form>
  );
}

const isSameCode = (code: string, typed: unknown) =>
  typeof typed === 'string' &&
  /* The server removes invisible characters, too. */
  typed
    .replace(/\p{Cf}/gu, '')
    .trim()
    .toUpperCase() === code.toUpperCase();
