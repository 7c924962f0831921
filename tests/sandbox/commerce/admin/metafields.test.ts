import {describe, expect, it} from 'vitest';
import {ADA, adminApp, JUNE, NOBODY} from './admin-app';

const TYPE = 'single_line_text_field';
const UPDATE = `mutation ($id: ID!, $metafields: [MetafieldInput!]) {
  customerUpdate(input: {id: $id, metafields: $metafields}) {customer {id} userErrors {field message}}
}`;
const DELETE = `mutation ($metafields: [MetafieldIdentifierInput!]!) {
  metafieldsDelete(metafields: $metafields) {
    deletedMetafields {ownerId namespace key}
    userErrors {field message}
  }
}`;

interface Updated {
  customer: {id: string} | null;
  userErrors: {field: string[]; message: string}[];
}

interface Metafield {
  id: string;
  value: string;
}

function app() {
  const admin = adminApp();
  return {
    ...admin,
    update: async (id: string, metafields: object[]) =>
      (await admin.data(UPDATE, {id, metafields})).customerUpdate as Updated,
    remove: async (metafields: object[]) =>
      (await admin.data(DELETE, {metafields})).metafieldsDelete,
    /** Reads June's `custom.ship_to`. */
    async shipTo(): Promise<Metafield> {
      const {customer} = await admin.data(
        `{customer(id: "${JUNE}") {metafield(namespace: "custom", key: "ship_to") {id value}}}`,
      );
      return (customer as {metafield: Metafield}).metafield;
    },
  };
}

const shipTo = {namespace: 'custom', key: 'ship_to', type: TYPE};

describe('Admin API customer metafields', () => {
  it('SAND-38a SAND-38b are created by name and type, changed by id or name, and have the same id in both APIs', async () => {
    const {update, seenBy, shipTo: read} = app();
    await update(JUNE, [{...shipTo, value: '100'}]);
    const {id, value} = await read();
    expect(value).toBe('100');
    expect(id).toMatch(/^gid:\/\/shopify\/Metafield\/\d+$/);

    await update(JUNE, [{id, value: '200'}]);
    expect(await read()).toEqual({id, value: '200'});
    await update(JUNE, [{namespace: 'custom', key: 'ship_to', value: '300'}]);
    expect(await read()).toEqual({id, value: '300'});
    expect(
      await seenBy(
        'june.park@example.com',
        '{metafield(namespace: "custom", key: "ship_to") {id value}}',
      ),
    ).toEqual({metafield: {id, value: '300'}});
  });

  it('are found by node(id) with their owner', async () => {
    const {update, data, shipTo: read} = app();
    await update(JUNE, [{...shipTo, value: '100'}]);
    const {id} = await read();
    const owned = `query ($id: ID!) {
      node(id: $id) {... on Metafield {namespace key value owner {... on Customer {id}}}}
    }`;
    expect(await data(owned, {id})).toEqual({
      node: {namespace: 'custom', key: 'ship_to', value: '100', owner: {id: JUNE}},
    });
    expect(await data(owned, {id: 'gid://shopify/Metafield/12'})).toEqual({node: null});
  });

  it.each([
    [{id: 'gid://shopify/Metafield/12', value: '1'}, 'id', 'Metafield does not exist'],
    [{...shipTo, value: ''}, 'value', "Value can't be blank"],
    [{namespace: 'custom', key: 'other', value: 'x'}, 'type', "Type can't be blank"],
    [{key: 'ship_to', type: TYPE, value: 'x'}, 'namespace', "Namespace can't be blank"],
    [{...shipTo, value: 'a\nb'}, 'value', 'Value must be a single line text string.'],
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

  it('SAND-04 of a type that the sandbox does not implement are an error', async () => {
    const {ask, customers} = app();
    const {errors} = await ask(UPDATE, {
      id: JUNE,
      metafields: [{...shipTo, type: 'number_integer', value: '9'}],
    });
    expect(errors?.[0]?.extensions?.code).toBe('NOT_RESOLVED_BY_SANDBOX');
    expect(customers.byId(JUNE)?.metafields).toEqual([]);
  });

  it("SAND-38c of another customer can't be changed by id", async () => {
    const {update, customers, shipTo: read} = app();
    await update(JUNE, [{...shipTo, value: '100'}]);
    const {id} = await read();
    const stolen = await update(ADA, [{id, value: '666'}]);
    expect(stolen.userErrors).toEqual([
      {field: ['metafields', '0', 'id'], message: 'Metafield does not exist'},
    ]);
    expect(customers.byId(JUNE)?.metafields[0]?.value).toBe('100');
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
});
