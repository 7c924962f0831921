import {formatCents} from '~/platform/money';
import {TileLink} from '~/ui/tile-link';
import {OUT_OF_STOCK} from './stock-labels';
import type {ProductModel} from './product-model';

/** Each option with its values as links: choosing one shows that variant, with scripts or without. */
export function OptionPicker({options}: Pick<ProductModel, 'options'>) {
  return options.map(({name, choices}) => {
    const selected = choices.find((one) => one.isSelected)?.value;
    return (
      <section key={name} aria-label={name} className="flex flex-col gap-2">
        <h2 className="text-body font-strong">
          {name} <span className="font-regular text-ink-soft">{selected}</span>
        </h2>
        <ul className="flex flex-wrap gap-2.5">
          {choices.map((choice) => (
            <li key={choice.value}>
              <TileLink
                to={choice.path}
                preventScrollReset
                replace
                isSelected={choice.isSelected}
                isUnavailable={!choice.isInStock}
                note={
                  choice.isInStock
                    ? name === 'Size'
                      ? formatCents(choice.priceCents)
                      : undefined
                    : OUT_OF_STOCK
                }
              >
                {choice.value}
              </TileLink>
            </li>
          ))}
        </ul>
      </section>
    );
  });
}
