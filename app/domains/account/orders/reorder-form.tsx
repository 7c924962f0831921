import {Form, useNavigation} from '@remix-run/react';
import {Button, type ButtonProps} from '~/ui/button';
import type {OrderSummary} from '../order';
import {orderPath} from '../account-paths';

interface ReorderFormProps extends Pick<ButtonProps, 'variant' | 'size'> {
  order: Pick<OrderSummary, 'id' | 'name'>;
}

export function ReorderForm({order, ...look}: ReorderFormProps) {
  const {state, formAction} = useNavigation();
  const action = orderPath(order);
  return (
    <Form method="post" action={action} className="print:hidden">
      <Button
        type="submit"
        {...look}
        aria-label={`Order again: ${order.name}`}
        isPending={state !== 'idle' && formAction === action}
        pendingLabel="Adding to your cart"
      >
        Order again
      </Button>
    </Form>
  );
}
