import {QuotaUse, type QuotaUseProps} from '~/domains/staff-access/quota-use';
import {useStaffAccess} from '~/domains/staff-access/staff-access-context';
import {useCart} from '../cart-context';
import {toWeighed} from '../weigh';

type CartQuotaUseProps = Omit<QuotaUseProps, 'inCart'>;

/** A component of its own, so the forms around it don't render again with each change of the cart. */
export function CartQuotaUse(props: CartQuotaUseProps) {
  const {quota} = useStaffAccess();
  return quota && <QuotaUseWithCart {...props} />;
}

function QuotaUseWithCart(props: CartQuotaUseProps) {
  const {cart} = useCart();
  return <QuotaUse {...props} inCart={(cart?.lineItems ?? []).map(toWeighed)} />;
}
