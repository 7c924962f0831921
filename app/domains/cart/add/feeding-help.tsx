import {useState} from 'react';
import {isMeal} from '~/domains/catalog/feeding-guide';
import {optionValue} from '~/domains/catalog/product';
import type {ProductModel} from '~/domains/catalog/product-model';
import {toPounds} from '~/platform/weight';
import {Disclosure} from '~/ui/disclosure';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';

const load = createLoader(() => import('./feeding-calculator.client'));

interface FeedingHelpProps {
  product: ProductModel;
  /** Packs that would be added. */
  quantity: number;
  /** Of all of them. */
  totalCents: number;
  onChoose(weeks: number): void;
}

/**
 * Loads its code when opened; without scripts, the feeding guide has the same amounts as a table. Only for complete
 * food: a pet can't live on treats and toppers.
 */
export function FeedingHelp({product, quantity, totalCents, onChoose}: FeedingHelpProps) {
  const {variant, nutrition, autoship, species, lifeStage, healthConditions} = product;
  const [isOpen, setOpen] = useState(false);
  const {calories} = nutrition;
  const pounds = toPounds(variant.weight, variant.weightUnit) * quantity;
  if (!species || calories === null || pounds === 0 || !isMeal(nutrition.feedingGuide)) return null;
  return (
    <Disclosure
      summary="How much to feed, and how long it lasts"
      className="scripting-only"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && (
        <Island
          load={load}
          props={{
            pack: {
              calories,
              pounds,
              priceCents: totalCents,
              form: optionValue(variant, 'Product Form'),
            },
            species,
            lifeStage,
            isForSlimming: healthConditions.includes('weight'),
            isPrescription: product.isPrescription,
            weeks: autoship.map((choice) => choice.weeks),
            onChoose,
          }}
        />
      )}
    </Disclosure>
  );
}
