import {
  CUSTOMER_ADDRESS_CREATE_MUTATION,
  CUSTOMER_ADDRESS_DELETE_MUTATION,
  CUSTOMER_ADDRESS_UPDATE_MUTATION,
  CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION,
} from '~graphql/storefront/addresses';
import type {AddressInput, CustomerAddress} from '~/domains/account/address';
import {addressDeleteReply, addressReply, defaultAddressReply} from './account-contract';
import type {CommerceClient} from './client.server';
import {readChange, type CustomerChange, type TokenReply} from './customer-change';
import {mapAddress, mapAddressId} from './map-customer';

export type SavedAddress = Omit<CustomerAddress, 'isDefault'>;

/** The token identifies the customer, so another customer's address id isn't found. */
export interface CommerceAddresses {
  create(token: string, address: AddressInput): TokenReply<CustomerChange<SavedAddress>>;
  /** Replaces every field. */
  update(
    token: string,
    id: string,
    address: AddressInput,
  ): TokenReply<CustomerChange<SavedAddress>>;
  /** Returns the id of the deleted address. If it was the default, Shopify chooses another. */
  remove(token: string, id: string): TokenReply<CustomerChange<string>>;
  setDefault(token: string, id: string): TokenReply<CustomerChange<string>>;
}

export function createCommerceAddresses(client: CommerceClient): CommerceAddresses {
  const saved = ({customerAddress}: {customerAddress: Parameters<typeof mapAddress>[0] | null}) =>
    customerAddress && {id: mapAddressId(customerAddress.id), ...mapAddress(customerAddress)};

  return {
    async create(customerAccessToken, address) {
      const sent = await client.mutate(CUSTOMER_ADDRESS_CREATE_MUTATION, {
        variables: {customerAccessToken, address: toWireAddress(address)},
        reply: addressReply,
      });
      return readChange(client, 'CustomerAddressCreate', sent, saved);
    },

    async update(customerAccessToken, id, address) {
      const sent = await client.mutate(CUSTOMER_ADDRESS_UPDATE_MUTATION, {
        variables: {customerAccessToken, id, address: toWireAddress(address)},
        reply: addressReply,
      });
      return readChange(client, 'CustomerAddressUpdate', sent, saved);
    },

    async remove(customerAccessToken, id) {
      const sent = await client.mutate(CUSTOMER_ADDRESS_DELETE_MUTATION, {
        variables: {customerAccessToken, id},
        reply: addressDeleteReply,
      });
      return readChange(
        client,
        'CustomerAddressDelete',
        sent,
        ({deletedCustomerAddressId: deletedId}) => deletedId && mapAddressId(deletedId),
      );
    },

    async setDefault(customerAccessToken, addressId) {
      const sent = await client.mutate(CUSTOMER_DEFAULT_ADDRESS_UPDATE_MUTATION, {
        variables: {customerAccessToken, addressId},
        reply: defaultAddressReply,
      });
      return readChange(client, 'CustomerDefaultAddressUpdate', sent, ({customer}) =>
        customer?.defaultAddress ? mapAddressId(customer.defaultAddress.id) : null,
      );
    },
  };
}

/** The Storefront API expects codes in `province` and `country`. */
function toWireAddress({provinceCode, countryCode, ...rest}: AddressInput) {
  return {...rest, province: provinceCode, country: countryCode};
}
