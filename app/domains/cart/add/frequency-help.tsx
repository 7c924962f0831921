import {useState} from 'react';
import {feedingColumns} from '~/domains/catalog/feeding-columns';
import type {ProductModel} from '~/domains/catalog/product-model';
import {Disclosure} from '~/ui/disclosure';
import {Island} from '~/ui/island';
import {createLoader} from '~/ui/module-loader';

const OUNCES_PER_POUND = 16;

const load = createLoader(() => import('./frequency-helper.client'));

interface FrequencyHelpProps {
  product: ProductModel;
  quantity: number;
  onChoose(weeks: number): void;
}

/** Loads its code when opened. Only for complete food: treats and toppers have no amount to live on. */
export function FrequencyHelp({product, quantity, onChoose}: FrequencyHelpProps) {
  const {variant, nutrition, autoship} = product;
  const [isOpen, setOpen] = useState(false);
  const {feedingGuide: guide, calories} = nutrition;
  const pounds = poundsOf(variant) * quantity;
  if (!guide || calories === null || pounds === 0 || feedingColumns(guide).length === 0)
    return null;
  return (
    <Disclosure
      summary="How often do I need it?"
      className="mt-3"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      {isOpen && (
        <Island
          load={load}
          props={{guide, calories, pounds, weeks: autoship.map(({weeks}) => weeks), onChoose}}
        />
      )}
    </Disclosure>
  );
}

function poundsOf({weight, weightUnit}: ProductModel['variant']): number {
  if (weightUnit === 'lbs') return weight;
  return weightUnit === 'oz' ? weight / OUNCES_PER_POUND : 0;
}
