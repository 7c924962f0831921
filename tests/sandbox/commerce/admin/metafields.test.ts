import {describe, expect, it} from 'vitest';
import {ADA, adminApp, JUNE, NOBODY} from './admin-app';

const TYPE = 'single_line_text_field';
const UPDATE = `mutation ($id: ID!, $metafields: [MetafieldInput!]) {
  customerUpdate(input: {id: $id, metafields: $metafields}) {
    customer {metafields(first: 10) {nodes {id namespace key type value}}}
    userErrors {field message}
  }
}`;
const SET = `mutation ($metafields: [MetafieldsSetInput!]!) {
  metafieldsSet(metafields: $metafields) {
    metafields {namespace key value compareDigest owner {... on Customer {id}}}
    userErrors {code field message elementIndex}
  }
}`;
const DELETE = `mutation ($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) {
    deletedMetafields {ownerId namespace key}
    userErrors {field message}
  }
}`;

interface Updated {
  customer: {metafields: {nodes: {id: string; key: string; value: string}[]}} | null;
  userErrors: {field: string[]; message: string}[];
}

function app() {
  const admin = adminApp();
  return {
    ...admin,
    update: async (id: string, metafields: object[]) =>
      (await admin.data(UPDATE, {id, metafields})).customerUpdate as Updated,
    set: async (metafields: object[]) => (await admin.data(SET, {metafields})).metafieldsSet,
    remove: async (metafields: object[]) =>
      (await admin.data(DELETE, {metafields})).metafieldsDelete,
  };
}

const shipTo = {namespace: 'custom', key: 'ship_to', type: TYPE};

describe('Admin API customer metafields', () => {
  it('SAND-38a SAND-38b are created by name and type, changed by id or name, and have the same id in both APIs', async () => {
    const {update, seenBy} = app();
    const made = await update(JUNE, [{...shipTo, value: '100'}]);
    const [field] = made.customer?.metafields.nodes ?? [];
    expect(field).toMatchObject({...shipTo, value: '100'});
    expect(field?.id).toMatch(/^gid:\/\/shopify\/Metafield\/\d+$/);

    const byId = await update(JUNE, [{id: field?.id, value: '200'}]);
    expect(byId.customer?.metafields.nodes).toEqual([{...field, value: '200'}]);
    const byName = await update(JUNE, [{namespace: 'custom', key: 'ship_to', value: '300'}]);
    expect(byName.customer?.metafields.nodes).toEqual([{...field, value: '300'}]);
    expect(
      await seenBy(
        'june.park@example.com',
        '{metafield(namespace: "custom", key: "ship_to") {id value}}',
      ),
    ).toEqual({metafield: {id: field?.id, value: '300'}});
  });

  it('are found by node(id) with their owner', async () => {
    const {update, data} = app();
    const made = await update(JUNE, [{...shipTo, value: '100'}]);
    const id = made.customer?.metafields.nodes[0]?.id ?? '';
    const owned = `query ($id: ID!) {
      node(id: $id) {... on Metafield {namespace key value ownerType jsonValue owner {... on Customer {id}}}}
    }`;
    expect(await data(owned, {id})).toEqual({
      node: {
        namespace: 'custom',
        key: 'ship_to',
        value: '100',
        jsonValue: '100',
        ownerType: 'CUSTOMER',
        owner: {id: JUNE},
      },
    });
    expect(await data(owned, {id: 'gid://shopify/Metafield/12'})).toEqual({node: null});
  });

  it.each([
    [{id: 'gid://shopify/Metafield/12', value: '1'}, 'id', 'Metafield does not exist'],
    [{...shipTo, value: ''}, 'value', "Value can't be blank"],
    [{namespace: 'custom', key: 'other', value: 'x'}, 'type', "Type can't be blank"],
    [{key: 'ship_to', type: TYPE, value: 'x'}, 'namespace', "Namespace can't be blank"],
    [{...shipTo, value: 'a\nb'}, 'value', 'Value must be a single line text string.'],
    [{...shipTo, type: 'shoe_size', value: '9'}, 'type', 'Type is not included in the list.'],
    [
      {...shipTo, value: 'x'.repeat(65_537)},
      'value',
      'Value is too long (maximum is 65536 characters).',
    ],
    [
      {namespace: 'profeeding', key: 'preferred_address', type: 'number_integer', value: '1'},
      'type',
      'Type must match the existing metafield type.',
    ],
  ])('are all rejected when one is invalid: %j', async (input, field, message) => {
    const {update, customers} = app();
    const before = customers.byId(ADA);
    const good = {namespace: 'custom', key: 'sold_to', type: TYPE, value: 'fine'};
    expect(await update(ADA, [good, input])).toEqual({
      customer: null,
      userErrors: [{field: ['metafields', '1', field], message}],
    });
    expect(customers.byId(ADA)).toEqual(before);
  });

  it("SAND-38c of another customer can't be changed by id", async () => {
    const {update, customers} = app();
    const made = await update(JUNE, [{...shipTo, value: '100'}]);
    const id = made.customer?.metafields.nodes[0]?.id;
    const stolen = await update(ADA, [{id, value: '666'}]);
    expect(stolen.userErrors).toEqual([
      {field: ['metafields', '0', 'id'], message: 'Metafield does not exist'},
    ]);
    expect(customers.byId(JUNE)?.metafields[0]?.value).toBe('100');
  });

  it('are set together, all or none', async () => {
    const {set, customers} = app();
    const field = {ownerId: JUNE, ...shipTo, value: '1'};
    expect(
      await set([field, {ownerId: NOBODY, ...shipTo, value: '2'}, {...field, value: 'a\nb'}]),
    ).toEqual({
      metafields: null,
      userErrors: [
        {
          code: 'INVALID',
          field: ['metafields', '1', 'ownerId'],
          message: 'Owner does not exist.',
          elementIndex: 1,
        },
        {
          code: 'INVALID_VALUE',
          field: ['metafields', '2', 'value'],
          message: 'Value must be a single line text string.',
          elementIndex: 2,
        },
      ],
    });
    expect(customers.byId(JUNE)?.metafields).toEqual([]);
    const digest = '6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b';
    expect(await set([field])).toEqual({
      metafields: [
        {
          namespace: 'custom',
          key: 'ship_to',
          value: '1',
          compareDigest: digest,
          owner: {id: JUNE},
        },
      ],
      userErrors: [],
    });
    expect(await set([{...field, value: '2', compareDigest: 'stale'}])).toMatchObject({
      metafields: null,
      userErrors: [{code: 'STALE_OBJECT', elementIndex: 0}],
    });
    expect(await set([{...field, value: '2', compareDigest: digest}])).toMatchObject({
      userErrors: [],
    });
    expect(customers.byId(JUNE)?.metafields).toMatchObject([{value: '2'}]);
    expect(await set(Array.from({length: 26}, () => field))).toMatchObject({
      userErrors: [{code: 'LESS_THAN_OR_EQUAL_TO', field: ['metafields']}],
    });
  });

  it('are deleted by owner and name', async () => {
    const {remove, customers} = app();
    const name = {ownerId: ADA, namespace: 'profeeding', key: 'preferred_address'};
    expect(await remove([name, {...name, key: 'not_there'}])).toEqual({
      deletedMetafields: [name, null],
      userErrors: [],
    });
    expect(customers.byId(ADA)?.metafields).toEqual([]);
    expect(await remove([{...name, ownerId: NOBODY}])).toEqual({
      deletedMetafields: [],
      userErrors: [{field: ['metafields', '0', 'ownerId'], message: 'Owner does not exist.'}],
    });
  });

  it('are listed by namespace and keys', async () => {
    const {update, data} = app();
    await update(ADA, [
      {...shipTo, value: '1'},
      {...shipTo, key: 'sold_to', value: '2'},
    ]);
    expect(
      await data(`{customer(id: "${ADA}") {
        one: metafield(namespace: "custom", key: "sold_to") {value}
        dotted: metafield(key: "custom.sold_to") {value}
        byNamespace: metafields(first: 5, namespace: "custom") {nodes {key}}
        byKeys: metafields(first: 5, keys: ["profeeding.preferred_address"]) {nodes {value}}
      }}`),
    ).toEqual({
      customer: {
        one: {value: '2'},
        dotted: {value: '2'},
        byNamespace: {nodes: [{key: 'ship_to'}, {key: 'sold_to'}]},
        byKeys: {nodes: [{value: 'home'}]},
      },
    });
  });
});
