import {isAutoship, type CartLine} from '~/domains/cart/cart';
import {readCart} from '~/domains/cart/read-cart.server';
import {optionsText} from '~/domains/catalog/product';
import type {Needs} from '~/platform/needs';
import type {AutoshipItem} from './autoship-login';
import {needsAutoshipLogin} from './handoff-policy';

type AutoshipLoginContext = Needs<{
  services: 'cart';
  visitor: 'session' | 'cart';
  settings: 'autoshipNeedsLogin';
}>;

export async function findAutoshipLoginItems(
  context: AutoshipLoginContext,
): Promise<AutoshipItem[]> {
  const read = await readCart(context);
  if (!read.ok || !read.value) return [];
  const {
    visitor: {session},
    settings: {autoshipNeedsLogin},
  } = context;
  const isNeeded = needsAutoshipLogin(read.value, {
    customer: session.current(),
    autoshipNeedsLogin,
  });
  return isNeeded ? read.value.lineItems.filter(isAutoship).map(toItem) : [];
}

function toItem({product, variant, quantity, sellingPlanAllocation}: CartLine): AutoshipItem {
  const details = [optionsText(variant), sellingPlanAllocation?.sellingPlan.name];
  return {
    title: product.title,
    details: details.filter(Boolean).join(' · '),
    quantity,
    isAutoshipOnly: product.requiresAutoship,
  };
}
