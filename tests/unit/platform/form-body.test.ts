import {describe, expect, it} from 'vitest';
import {readFormFields} from '~/platform/form-body.server';

const post = (body: BodyInit, type?: string) =>
  new Request('https://shop.test/cart', {
    method: 'POST',
    body,
    headers: type ? {'Content-Type': type} : {},
  });

describe('readFormFields', () => {
  it('returns the text fields, and the last value of repeated names', async () => {
    const fields = await readFormFields(post(new URLSearchParams('a=1&b=2&a=3&c=')));
    expect(fields).toEqual({a: '3', b: '2', c: ''});
  });

  it('HOUSE-22c reads a line break as one character, as scripts send it', async () => {
    const fields = await readFormFields(post(new URLSearchParams('message=a%0D%0Ab%0Ac')));
    expect(fields).toEqual({message: 'a\nb\nc'});
  });

  it('HOUSE-22c ignores files', async () => {
    const form = new FormData();
    form.set('quantity', new Blob(['1']), 'quantity.txt');
    form.set('intent', 'add');
    expect(await readFormFields(post(form))).toEqual({intent: 'add'});
  });

  it.each([
    ['{"intent":"add"}', 'application/json'],
    ['nonsense', 'multipart/form-data; boundary=x'],
    ['nonsense', 'multipart/form-data'],
    ['intent=add', 'text/plain'],
  ])('HOUSE-22c reads %s of type %s as no fields', async (body, type) => {
    expect(await readFormFields(post(body, type))).toEqual({});
  });
});
