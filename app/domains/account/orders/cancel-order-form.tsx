import {useNavigation} from '@remix-run/react';
import {CustomerForm} from '~/domains/session/customer-form';
import {formatCents} from '~/platform/money';
import {Button} from '~/ui/button';
import {Disclosure} from '~/ui/disclosure';
import type {OrderDetail} from '../order';

interface CancelOrderFormProps {
  order: OrderDetail;
  minutes: number;
}

/** In two steps, because a cancellation can't be undone. */
export function CancelOrderForm({order, minutes}: CancelOrderFormProps) {
  const {state, formData} = useNavigation();
  const isSent = state !== 'idle' && formData?.get('intent') === 'cancel';
  const hasAutoship = order.lines.some(({sellingPlanName}) => sellingPlanName !== null);
  return (
    <Disclosure look="card" summary="Cancel this order" className="print:hidden">
      <CustomerForm className="flex flex-col items-start gap-3">
        <input type="hidden" name="intent" value="cancel" />
        <p className="max-w-prose">
          You can cancel for another {minutes === 1 ? 'minute' : `${minutes} minutes`}. We’ll send{' '}
          {formatCents(order.total)} back to the way you paid.
          {hasAutoship &&
            ' Your autoship continues. You can pause or cancel it on your autoship page.'}
        </p>
        <Button type="submit" variant="danger" size="m" isPending={isSent}>
          Cancel order
        </Button>
      </CustomerForm>
    </Disclosure>
  );
}
