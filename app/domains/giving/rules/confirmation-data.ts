import type {Donation} from '../donation';

/** An order's donation, as the giving service stores it (API-88). */
export interface ConfirmationData {
  /** US dollars with two decimals. */
  totalDonationAmount: string;
  /** JSON: `[{"causeId", "causeName", "amount"}]`. */
  causes: string;
}

const toDollars = (cents: number) => (cents / 100).toFixed(2);

export function confirmationData(
  {totalCents, shares}: Donation,
  nameOf: (causeId: string) => string,
): ConfirmationData {
  return {
    totalDonationAmount: toDollars(totalCents),
    causes: JSON.stringify(
      shares.map(({causeId, cents}) => ({
        causeId,
        causeName: nameOf(causeId),
        amount: toDollars(cents),
      })),
    ),
  };
}
