import {money} from '../../money';
import {connection, type ConnectionArgs} from '../../storefront/connection';
import type {ResolverMap} from '../../storefront/types';
import {formattedAddress, formattedArea, fullName} from '../addresses';
import type {ShippingRate} from '../delivery';
import type {DeliveryGroup} from '../delivery-groups';
import {gidKey} from '../../storefront/gid';
import type {PricedCart} from '../pricing';
import type {CartAddress, CartDeliveryAddressRecord} from '../types';
import {groupAllocations} from './discounts';
import {lineSources} from './line';

/** `CartDelivery` (source `PricedCart`), its addresses, and `CartDeliveryGroup`. */
export const deliveryResolvers: ResolverMap = {
  CartDelivery: {
    addresses: ({cart}: PricedCart, {selected}: {selected?: boolean | null}) =>
      cart.deliveryAddresses.filter((address) => address.selected || !selected),
  },
  CartSelectableAddress: {
    address: ({address}: CartDeliveryAddressRecord) => ({
      __typename: 'CartDeliveryAddress',
      ...address,
    }),
  },
  CartDeliveryAddress: {
    formatted: formattedAddress,
    formattedArea: (address: CartAddress) => formattedArea(address),
    latitude: () => null,
    longitude: () => null,
    name: (address: CartAddress) => fullName(address),
  },
  CartDeliveryGroup: {
    cartLines: ({priced, lines}: DeliveryGroup, args: ConnectionArgs) =>
      connection(lineSources(priced, lines), args, ({id}) => id),
    deliveryAddress: ({address}: DeliveryGroup) => mailingAddress(address),
    deliveryOptions: ({options}: DeliveryGroup) => options,
    discountAllocations: groupAllocations,
    selectedDeliveryOption: ({selected}: DeliveryGroup) => selected,
  },
  CartDeliveryOption: {
    code: ({title}: ShippingRate) => title,
    deliveryMethodType: () => 'SHIPPING',
    estimatedCost: ({cents}: ShippingRate) => money(cents),
  },
};

/** Converts a delivery address to a source of `MailingAddress`. */
export function mailingAddress({
  id,
  address,
}: CartDeliveryAddressRecord): CartAddress & {id: string} {
  return {...address, id: `gid://shopify/MailingAddress/${gidKey(id)}?model_name=CartAddress`};
}
