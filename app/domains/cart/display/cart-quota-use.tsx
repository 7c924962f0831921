import {QuotaUse, type QuotaUseProps} from '~/domains/staff-access/quota-use';
import {useStaffAccess} from '~/domains/staff-access/staff-access-context';
import {weightOf} from '~/domains/staff-access/quota';
import {useCart} from '../cart-context';
import {toWeighed} from '../weigh';

type CartQuotaUseProps = Omit<QuotaUseProps, 'cartLbs'>;

/** A component of its own, so that the forms around it don't render again with each change of the cart. */
export function CartQuotaUse(props: CartQuotaUseProps) {
  const {quota} = useStaffAccess();
  return quota && <QuotaUseWithCart {...props} />;
}

function QuotaUseWithCart(props: CartQuotaUseProps) {
  const {cart} = useCart();
  return <QuotaUse {...props} cartLbs={weightOf((cart?.lineItems ?? []).map(toWeighed))} />;
}
