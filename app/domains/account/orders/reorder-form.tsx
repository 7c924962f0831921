import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {Button, type ButtonProps} from '~/ui/button';
import type {OrderSummary} from '../order';
import {orderPath} from '../account-paths';

interface ReorderFormProps extends Pick<ButtonProps, 'variant' | 'size'> {
  order: Pick<OrderSummary, 'id' | 'name'>;
  onAutoship?: boolean;
}

export function ReorderForm({order, onAutoship = false, ...look}: ReorderFormProps) {
  const {state, formAction, formData} = useNavigation();
  const action = orderPath(order);
  const label = onAutoship ? 'Order again on autoship' : 'Order again';
  const isSent = formAction === action && (formData?.get('purchase') === 'autoship') === onAutoship;
  return (
    <CustomerForm action={action} className="print:hidden">
      {onAutoship && <input type="hidden" name="purchase" value="autoship" />}
      <Button
        type="submit"
        {...look}
        aria-label={`${label}: ${order.name}`}
        isPending={state !== 'idle' && isSent}
        pendingLabel="Adding to your cart"
      >
        {label}
      </Button>
    </CustomerForm>
  );
}
