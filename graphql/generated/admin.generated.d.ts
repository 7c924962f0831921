/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as AdminAPI from './admin-types';

export type AdminMarketingConsentQueryVariables = AdminAPI.Exact<{
  id: AdminAPI.Scalars['ID']['input'];
}>;


export type AdminMarketingConsentQuery = { customer: AdminAPI.Maybe<(
    Pick<AdminAPI.Customer, 'id'>
    & { defaultEmailAddress: AdminAPI.Maybe<Pick<AdminAPI.CustomerEmailAddress, 'marketingState' | 'marketingUpdatedAt'>> }
  )> };

export type AdminMetafieldOwnerQueryVariables = AdminAPI.Exact<{
  id: AdminAPI.Scalars['ID']['input'];
}>;


export type AdminMetafieldOwnerQuery = { node: AdminAPI.Maybe<(
    Pick<AdminAPI.Metafield, 'id' | 'namespace' | 'key'>
    & { owner: Pick<AdminAPI.Customer, 'id'> }
  )> };

export type AdminCustomerUpdateMutationVariables = AdminAPI.Exact<{
  input: AdminAPI.CustomerInput;
}>;


export type AdminCustomerUpdateMutation = { change: AdminAPI.Maybe<{ customer: AdminAPI.Maybe<Pick<AdminAPI.Customer, 'id'>>, userErrors: Array<Pick<AdminAPI.UserError, 'field' | 'message'>> }> };

export type AdminMetafieldsDeleteMutationVariables = AdminAPI.Exact<{
  metafields: Array<AdminAPI.MetafieldIdentifierInput> | AdminAPI.MetafieldIdentifierInput;
}>;


export type AdminMetafieldsDeleteMutation = { change: AdminAPI.Maybe<{ deletedMetafields: AdminAPI.Maybe<Array<AdminAPI.Maybe<Pick<AdminAPI.MetafieldIdentifier, 'namespace' | 'key'>>>>, userErrors: Array<Pick<AdminAPI.UserError, 'field' | 'message'>> }> };

export type AdminMetafieldByEmailQueryVariables = AdminAPI.Exact<{
  email: AdminAPI.Scalars['String']['input'];
  namespace: AdminAPI.Scalars['String']['input'];
  key: AdminAPI.Scalars['String']['input'];
}>;


export type AdminMetafieldByEmailQuery = { customer: AdminAPI.Maybe<{ metafield: AdminAPI.Maybe<Pick<AdminAPI.Metafield, 'value'>> }> };

export type AdminDeliveriesQueryVariables = AdminAPI.Exact<{
  ids: Array<AdminAPI.Scalars['ID']['input']> | AdminAPI.Scalars['ID']['input'];
}>;


export type AdminDeliveriesQuery = { nodes: Array<AdminAPI.Maybe<(
    Pick<AdminAPI.Order, 'id'>
    & { customer: AdminAPI.Maybe<Pick<AdminAPI.Customer, 'id'>>, fulfillments: Array<Pick<AdminAPI.Fulfillment, 'status' | 'displayStatus' | 'createdAt' | 'deliveredAt'>> }
  )>> };

export type AdminOrderQueryVariables = AdminAPI.Exact<{
  id: AdminAPI.Scalars['ID']['input'];
}>;


export type AdminOrderQuery = { order: AdminAPI.Maybe<(
    Pick<AdminAPI.Order, 'id' | 'processedAt' | 'note'>
    & { customer: AdminAPI.Maybe<Pick<AdminAPI.Customer, 'id'>>, fulfillments: Array<Pick<AdminAPI.Fulfillment, 'status' | 'displayStatus' | 'createdAt' | 'deliveredAt' | 'estimatedDeliveryAt'>>, transactions: Array<(
      Pick<AdminAPI.OrderTransaction, 'kind' | 'status'>
      & { paymentDetails: AdminAPI.Maybe<Pick<AdminAPI.CardPaymentDetails, 'company' | 'number'>> }
    )>, lineItems: { nodes: Array<(
        Pick<AdminAPI.LineItem, 'title' | 'quantity' | 'sku' | 'variantTitle'>
        & { sellingPlan: AdminAPI.Maybe<Pick<AdminAPI.LineItemSellingPlan, 'name'>>, image: AdminAPI.Maybe<Pick<AdminAPI.Image, 'url' | 'altText' | 'width' | 'height'>> }
      )> } }
  )> };

export type AdminOrderCancelMutationVariables = AdminAPI.Exact<{
  orderId: AdminAPI.Scalars['ID']['input'];
}>;


export type AdminOrderCancelMutation = { change: AdminAPI.Maybe<{ job: AdminAPI.Maybe<Pick<AdminAPI.Job, 'id'>>, orderCancelUserErrors: Array<Pick<AdminAPI.OrderCancelUserError, 'code' | 'message'>> }> };

export type AdminStatusPageQueryVariables = AdminAPI.Exact<{
  query: AdminAPI.Scalars['String']['input'];
}>;


export type AdminStatusPageQuery = { orders: { nodes: Array<Pick<AdminAPI.Order, 'name' | 'email' | 'statusPageUrl'>> } };

interface GeneratedQueryTypes {
  "#graphql\n  query AdminMarketingConsent($id: ID!) {\n    customer(id: $id) {\n      id\n      defaultEmailAddress {\n        marketingState\n        marketingUpdatedAt\n      }\n    }\n  }\n": {return: AdminMarketingConsentQuery, variables: AdminMarketingConsentQueryVariables},
  "#graphql\n  query AdminMetafieldOwner($id: ID!) {\n    node(id: $id) {\n      ... on Metafield {\n        id\n        namespace\n        key\n        owner {\n          ... on Customer {\n            id\n          }\n        }\n      }\n    }\n  }\n": {return: AdminMetafieldOwnerQuery, variables: AdminMetafieldOwnerQueryVariables},
  "#graphql\n  query AdminMetafieldByEmail($email: String!, $namespace: String!, $key: String!) {\n    customer: customerByIdentifier(identifier: {emailAddress: $email}) {\n      metafield(namespace: $namespace, key: $key) {\n        value\n      }\n    }\n  }\n": {return: AdminMetafieldByEmailQuery, variables: AdminMetafieldByEmailQueryVariables},
  "#graphql\n  query AdminDeliveries($ids: [ID!]!) {\n    nodes(ids: $ids) {\n      ... on Order {\n        id\n        customer {\n          id\n        }\n        fulfillments(first: 20) {\n          status\n          displayStatus\n          createdAt\n          deliveredAt\n        }\n      }\n    }\n  }\n": {return: AdminDeliveriesQuery, variables: AdminDeliveriesQueryVariables},
  "#graphql\n  query AdminOrder($id: ID!) {\n    order(id: $id) {\n      id\n      processedAt\n      note\n      customer {\n        id\n      }\n      fulfillments(first: 20) {\n        status\n        displayStatus\n        createdAt\n        deliveredAt\n        estimatedDeliveryAt\n      }\n      transactions(first: 20) {\n        kind\n        status\n        paymentDetails {\n          ... on CardPaymentDetails {\n            company\n            number\n          }\n        }\n      }\n      lineItems(first: 100) {\n        nodes {\n          title\n          quantity\n          sku\n          variantTitle\n          sellingPlan {\n            name\n          }\n          image {\n            url\n            altText\n            width\n            height\n          }\n        }\n      }\n    }\n  }\n": {return: AdminOrderQuery, variables: AdminOrderQueryVariables},
  "#graphql\n  query AdminStatusPage($query: String!) {\n    orders(first: 5, query: $query) {\n      nodes {\n        name\n        email\n        statusPageUrl\n      }\n    }\n  }\n": {return: AdminStatusPageQuery, variables: AdminStatusPageQueryVariables},
}

interface GeneratedMutationTypes {
  "#graphql\n  mutation AdminCustomerUpdate($input: CustomerInput!) {\n    change: customerUpdate(input: $input) {\n      customer {\n        id\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": {return: AdminCustomerUpdateMutation, variables: AdminCustomerUpdateMutationVariables},
  "#graphql\n  mutation AdminMetafieldsDelete($metafields: [MetafieldIdentifierInput!]!) {\n    change: metafieldsDelete(metafields: $metafields) {\n      deletedMetafields {\n        namespace\n        key\n      }\n      userErrors {\n        field\n        message\n      }\n    }\n  }\n": {return: AdminMetafieldsDeleteMutation, variables: AdminMetafieldsDeleteMutationVariables},
  "#graphql\n  mutation AdminOrderCancel($orderId: ID!) {\n    change: orderCancel(\n      orderId: $orderId\n      reason: CUSTOMER\n      restock: true\n      notifyCustomer: true\n      refundMethod: {originalPaymentMethodsRefund: true}\n    ) {\n      job {\n        id\n      }\n      orderCancelUserErrors {\n        code\n        message\n      }\n    }\n  }\n": {return: AdminOrderCancelMutation, variables: AdminOrderCancelMutationVariables},
}
export interface AdminDocuments extends GeneratedQueryTypes, GeneratedMutationTypes {}
