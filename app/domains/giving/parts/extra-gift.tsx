import {useState} from 'react';
import type {GiftChoice} from '~/domains/cart/extra-gift';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {RadioTile} from '~/ui/radio';
import {RadioGroup} from '~/ui/radio-group';
import {extraGifts} from '../rules/extra-gifts';

interface ExtraGiftProps {
  /** The cart's total without any gift. */
  totalCents: number;
  /** The gift in the cart. */
  inCart: GiftChoice;
  hasRoundUp: boolean;
  hasAddOn: boolean;
  /** Puts the gift into the cart, or takes it out. @returns whether it did */
  onGift(choice: GiftChoice): Promise<boolean>;
}

/** Round-up and add-on gifts. Each names the new total, and none counts before the shopper adds it. */
export function ExtraGift({totalCents, inCart, hasRoundUp, hasAddOn, onGift}: ExtraGiftProps) {
  const gifts = extraGifts({totalCents, hasRoundUp, hasAddOn});
  const [picked, setPicked] = useState<string | null>(null);
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const shown = picked ?? inCart;
  const gift = gifts.find(({choice}) => choice === shown);
  const isChanged = shown !== inCart;

  async function save() {
    setState('saving');
    const isSaved = await onGift(gift?.choice ?? 'none');
    setState(isSaved ? 'idle' : 'failed');
    if (isSaved) setPicked(null);
  }

  if (gifts.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pt-5">
      <RadioGroup
        label="Add a gift of your own"
        description="All of it goes to your cause. It’s added to your total."
        look="tiles"
        value={shown}
        onChange={(choice) => {
          setPicked(choice);
          setState('idle');
        }}
        errorMessage={
          state === 'failed' && isChanged
            ? 'We couldn’t change your gift. Your total is the same. Try again.'
            : undefined
        }
      >
        <RadioTile value="none" note={`Total ${formatCents(totalCents)}`}>
          No gift
        </RadioTile>
        {gifts.map(({choice, label, newTotalCents}) => (
          <RadioTile key={choice} value={choice} note={`New total ${formatCents(newTotalCents)}`}>
            {label}
          </RadioTile>
        ))}
      </RadioGroup>
      {isChanged && (
        <Button
          variant="secondary"
          size="m"
          isPending={state === 'saving'}
          pendingLabel="Updating your cart"
          onClick={() => void save()}
        >
          {gift ? `Add ${formatCents(gift.cents)} to my order` : 'Remove my gift'}
        </Button>
      )}
    </div>
  );
}
