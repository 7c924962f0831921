import {ADD_ONS, giftCents, type GiftChoice} from '~/domains/cart/extra-gift';
import {formatCents} from '~/platform/money';

interface ExtraGiftOption {
  choice: GiftChoice;
  label: string;
  cents: number;
  newTotalCents: number;
}

/** The gifts that a shopper may add to an order with this total, each with the new total. */
export function extraGifts({
  totalCents,
  hasRoundUp,
  hasAddOn,
}: {
  /** Without any gift. */
  totalCents: number;
  hasRoundUp: boolean;
  hasAddOn: boolean;
}): ExtraGiftOption[] {
  const option = (choice: GiftChoice, verb: string): ExtraGiftOption => {
    const cents = giftCents(choice, totalCents);
    return {
      choice,
      label: `${verb} ${formatCents(cents)}`,
      cents,
      newTotalCents: totalCents + cents,
    };
  };
  const roundUp = option('round-up', 'Round up');
  return [
    ...(hasRoundUp && roundUp.cents > 0 ? [roundUp] : []),
    ...(hasAddOn ? ADD_ONS.map((choice) => option(choice, 'Add')) : []),
  ];
}
