import {formatCents} from '~/platform/money';
import {roundUpCents} from './donation-arithmetic';

/** Amounts that a shopper may add, in cents. */
const ADD_ON_CENTS = [100, 300, 500];

interface ExtraGiftChoice {
  label: string;
  cents: number;
  newTotalCents: number;
}

/** The gifts that a shopper may add to an order with this total, each with the total that it leads to. */
export function extraGifts({
  totalCents,
  hasRoundUp,
  hasAddOn,
}: {
  totalCents: number;
  hasRoundUp: boolean;
  hasAddOn: boolean;
}): ExtraGiftChoice[] {
  const roundUp = roundUpCents(totalCents);
  const choice = (label: string, cents: number) => ({
    label,
    cents,
    newTotalCents: totalCents + cents,
  });
  return [
    ...(hasRoundUp && roundUp > 0 ? [choice(`Round up ${formatCents(roundUp)}`, roundUp)] : []),
    ...(hasAddOn ? ADD_ON_CENTS.map((cents) => choice(`Add ${formatCents(cents)}`, cents)) : []),
  ];
}
