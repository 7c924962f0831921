import {isAutoship, type CartLine} from '~/domains/cart/cart';
import {readCart, type CartContext} from '~/domains/cart/read-cart.server';
import type {AutoshipItem} from './autoship-login';
import {needsAutoshipLogin, type CheckoutFacts} from './handoff-policy';

interface AutoshipLoginContext extends Pick<CartContext, 'commerce' | 'cartId'> {
  session: {current(): CheckoutFacts['customer']};
  autoshipNeedsLogin: boolean;
}

export async function findAutoshipLoginItems(
  context: AutoshipLoginContext,
): Promise<AutoshipItem[]> {
  const read = await readCart(context);
  if (!read.ok || !read.value) return [];
  const {session, autoshipNeedsLogin} = context;
  const isNeeded = needsAutoshipLogin(read.value, {
    customer: session.current(),
    autoshipNeedsLogin,
  });
  return isNeeded ? read.value.lineItems.filter(isAutoship).map(toItem) : [];
}

function toItem({product, variant, quantity, sellingPlanAllocation}: CartLine): AutoshipItem {
  const details = variant.selectedOptions.map(({value}) => value);
  if (sellingPlanAllocation) details.push(sellingPlanAllocation.sellingPlan.name);
  return {title: product.title, details: details.join(' · '), quantity};
}
