import {useState} from 'react';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {Radio} from '~/ui/radio';
import {RadioGroup} from '~/ui/radio-group';
import {extraGifts} from '../rules/extra-gifts';

interface ExtraGiftProps {
  totalCents: number;
  hasRoundUp: boolean;
  hasAddOn: boolean;
  /** Adds the gift to the order. @returns whether it was added */
  onAdd(cents: number): Promise<boolean>;
}

/** Round-up and add-on gifts. Each names the new total, and none counts before it is added. */
export function ExtraGift({totalCents, hasRoundUp, hasAddOn, onAdd}: ExtraGiftProps) {
  const gifts = extraGifts({totalCents, hasRoundUp, hasAddOn});
  const [chosen, setChosen] = useState('0');
  const [state, setState] = useState<'choosing' | 'adding' | 'failed'>('choosing');
  const cents = gifts.find((gift) => String(gift.cents) === chosen)?.cents ?? 0;

  async function add() {
    setState('adding');
    const isAdded = await onAdd(cents);
    setState(isAdded ? 'choosing' : 'failed');
    if (isAdded) setChosen('0');
  }

  if (gifts.length === 0) return null;
  return (
    <div className="flex flex-col gap-3 pt-4">
      <RadioGroup
        label="Add your own gift"
        value={chosen}
        onChange={setChosen}
        errorMessage={
          state === 'failed' ? 'Your gift wasn’t added. Nothing was charged. Try again.' : undefined
        }
      >
        <Radio value="0">No, thanks</Radio>
        {gifts.map((gift) => (
          <Radio
            key={gift.cents}
            value={String(gift.cents)}
            note={`New total ${formatCents(gift.newTotalCents)}`}
          >
            {gift.label}
          </Radio>
        ))}
      </RadioGroup>
      {cents > 0 && (
        <Button
          variant="secondary"
          size="m"
          isPending={state === 'adding'}
          pendingLabel="Adding your gift"
          onClick={() => void add()}
        >
          Add {formatCents(cents)} to the order
        </Button>
      )}
    </div>
  );
}
