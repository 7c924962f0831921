import type {AddressInput, CustomerAddress} from '~/domains/account/address';
import type {CustomerProfile} from '~/domains/account/profile';
import type {WireAddress, WireCustomer} from './account-contract';

export function mapCustomer(customer: WireCustomer): CustomerProfile {
  const {defaultAddress, addresses} = customer;
  const defaultId = defaultAddress && plainId(defaultAddress.id);
  const book = addresses.nodes.map((address) => mapCustomerAddress(address, defaultId));
  return {
    id: plainId(customer.id),
    email: customer.email ?? '',
    firstName: customer.firstName ?? '',
    lastName: customer.lastName ?? '',
    phone: customer.phone,
    acceptsMarketing: customer.acceptsMarketing,
    metafields: {
      shipTo: customer.shipTo,
      soldTo: customer.soldTo,
      clinicZip: customer.clinicZip,
      preferredAddress: customer.preferredAddress,
      persistedCart: customer.persistedCart,
      cause: customer.cause,
      quotaMonth: customer.quotaMonth,
      quotaValue: customer.quotaValue,
      pets: customer.pets,
    },
    defaultAddress: defaultAddress && mapCustomerAddress(defaultAddress, defaultId),
    addresses: [
      ...book.filter(({isDefault}) => isDefault),
      ...book.filter(({isDefault}) => !isDefault),
    ],
  };
}

function mapCustomerAddress(address: WireAddress, defaultId: string | null): CustomerAddress {
  return {
    id: mapAddressId(address.id),
    ...mapAddress(address),
    isDefault: plainId(address.id) === defaultId,
  };
}

export function mapAddress(address: WireAddress): AddressInput {
  return {
    firstName: address.firstName ?? '',
    lastName: address.lastName ?? '',
    company: address.company,
    address1: address.address1 ?? '',
    address2: address.address2,
    city: address.city ?? '',
    provinceCode: address.provinceCode ?? '',
    zip: address.zip ?? '',
    countryCode: address.countryCodeV2 ?? '',
    phone: address.phone,
  };
}

/** Shopify may put the customer's token into an address id. It must not reach any page. */
export function mapAddressId(id: string): string {
  return `${plainId(id)}?model_name=CustomerAddress`;
}

/** Shopify may append a query, such as an order's secret key. */
export function plainId(id: string): string {
  return id.split('?')[0] ?? id;
}
