import {useNavigate} from '@remix-run/react';
import {useSite} from '~/domains/session/site-context';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {SelectField} from '~/ui/select-field';
import {TileLink} from '~/ui/tile-link';
import {optionChoices, type OptionChoice, type OptionModel} from './option-choices';
import type {ProductModel} from '../product-model';
import {OUT_OF_STOCK} from '../stock-labels';
import {usePendingVariant} from '../use-pending-variant';

/**
 * Works with or without scripts. Options are links, except that sizes on the staff site are a dropdown (CARD-17). A
 * choice shows immediately, and another choice made before the page has loaded builds on it.
 */
export function OptionPicker({product}: {product: ProductModel}) {
  const {features} = useSite();
  const from = usePendingVariant(product) ?? product.variant;
  return optionChoices(product, from).map((option) =>
    features.sizeControl === 'select' && option.name === 'Size' ? (
      <OptionSelect key={option.name} option={option} product={product} />
    ) : (
      <OptionTiles key={option.name} option={option} isAmount={product.isDonation} />
    ),
  );
}

interface OptionTilesProps {
  option: OptionModel;
  /** The sizes of a donation are its amounts, which are their prices. */
  isAmount: boolean;
}

function OptionTiles({option: {name, choices}, isAmount}: OptionTilesProps) {
  const selected = choices.find((each) => each.isSelected)?.value;
  const label = isAmount ? 'Amount' : name;
  return (
    <section aria-label={label} className="flex flex-col gap-2">
      <h2 className="text-body font-strong">
        {label} <span className="font-regular text-ink-soft">{selected}</span>
      </h2>
      <ul className="flex flex-wrap gap-2">
        {choices.map((choice) => (
          <li key={choice.value}>
            <TileLink
              to={choice.path}
              preventScrollReset
              replace
              isSelected={choice.isSelected}
              isUnavailable={!choice.isInStock}
              note={isAmount ? undefined : toNote(name, choice)}
            >
              {choice.value}
            </TileLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function toNote(name: string, {isInStock, changesTo, priceCents}: OptionChoice) {
  if (!isInStock) return OUT_OF_STOCK;
  if (changesTo !== null) return `in ${changesTo}`;
  return name === 'Size' ? formatCents(priceCents) : undefined;
}

interface OptionSelectProps {
  option: OptionModel;
  product: ProductModel;
}

function OptionSelect({option: {name, choices}, product}: OptionSelectProps) {
  const navigate = useNavigate();
  const selected = choices.find((each) => each.isSelected);
  function handleChange(sku: string) {
    const choice = choices.find((each) => each.sku === sku);
    /* Synchronously within the event: otherwise the controlled field would flip back until the navigation starts. */
    if (choice) navigate(choice.path, {replace: true, preventScrollReset: true, flushSync: true});
  }
  return (
    <form action={`/products/${product.handle}`} className="flex items-end gap-3">
      <SelectField
        label={name}
        name="sku"
        reportsEarlyChoice
        value={selected?.sku}
        onChange={(event) => handleChange(event.target.value)}
        className="flex-1"
      >
        {choices.map((choice) => (
          <option key={choice.sku} value={choice.sku}>
            {toOptionText(choice)}
          </option>
        ))}
      </SelectField>
      <span className="hidden noscript:contents">
        <Button type="submit" variant="secondary">
          Show
        </Button>
      </span>
    </form>
  );
}

/** "30 lb", "45 lb (Out of stock)", "4 lb (in Lamb)" (CARD-26). */
function toOptionText({value, stockLabel, changesTo}: OptionChoice): string {
  const note = stockLabel ?? (changesTo && `in ${changesTo}`);
  return note ? `${value} (${note})` : value;
}
