import {describe, expect, it} from 'vitest';
import type {Pet} from '~/domains/pets/pet';
import {MAX_PETS} from '~/domains/pets/pet';
import type {PetAnswer} from '~/domains/pets/pet-fields';
import {createSandboxControl} from '~tests/support/sandbox-control';
import {useAccountShop} from './support/account-shop';
import type {Answer, Visitor} from './support/shop';

const {sandbox, site} = useAccountShop();

const PATH = '/account/pets';
const BISCUIT = {
  name: 'Biscuit',
  species: 'dog',
  breedSize: 'small',
  birthday: '2017-06-05',
  pounds: '24',
  'need-joint': 'on',
  'allergy-chicken': 'on',
};

const petsOf = async (visitor: Visitor) => (await visitor.get(`${PATH}.json`)).json() as Pet[];
const answerOf = (answer: Answer) => answer.page().actionData?.['account-pets'] as PetAnswer;

async function addPet(visitor: Visitor, fields: Record<string, string> = BISCUIT): Promise<Pet> {
  const answer = await visitor.post(PATH, fields);
  expect([answer.status, answer.location]).toEqual([303, `${PATH}?done=added`]);
  const pet = (await petsOf(visitor)).at(-1);
  if (!pet) throw new Error('no pet');
  return pet;
}

async function deleteAll(visitor: Visitor) {
  for (const {id} of await petsOf(visitor)) await visitor.post(PATH, {intent: 'delete', id});
}

describe('the pets of an account', () => {
  it('PETS-01 a customer adds, edits and deletes a pet with forms', async () => {
    await deleteAll(site.ada);
    const pet = await addPet(site.ada);
    expect(pet).toEqual({
      id: expect.stringMatching(/^[a-z0-9]{8}$/) as string,
      name: 'Biscuit',
      species: 'dog',
      breedSize: 'small',
      birthday: '2017-06-05',
      pounds: 24,
      needs: ['joint'],
      allergies: ['chicken'],
    });
    const shown = await site.ada.get(PATH);
    expect(shown.page().loaderData['account-pets']).toMatchObject({
      head: {title: 'My Pets | Shop'},
      pets: [pet],
    });

    const edited = await site.ada.post(PATH, {...BISCUIT, id: pet.id, pounds: '22.5'});
    expect(edited.location).toBe(`${PATH}?done=changed`);
    expect(await petsOf(site.ada)).toEqual([{...pet, pounds: 22.5}]);

    const deleted = await site.ada.post(PATH, {intent: 'delete', id: pet.id});
    expect(deleted.location).toBe(`${PATH}?done=deleted`);
    expect(await petsOf(site.ada)).toEqual([]);
  });

  it('PETS-02 a wrong form keeps what was entered, and saves nothing', async () => {
    await deleteAll(site.ada);
    const answer = await site.ada.post(PATH, {...BISCUIT, name: '', pounds: 'heavy'});
    expect(answer.status).toBe(422);
    expect(answerOf(answer)).toMatchObject({
      values: {species: 'dog', pounds: 'heavy'},
      errors: {name: 'Enter a name.', pounds: expect.any(String) as string},
    });
    expect(await petsOf(site.ada)).toEqual([]);
  });

  it('PETS-02 an account keeps at most ten pets', async () => {
    await deleteAll(site.ada);
    for (let count = 0; count < MAX_PETS; count += 1) await addPet(site.ada);
    const answer = await site.ada.post(PATH, BISCUIT);
    expect(answer.status).toBe(422);
    expect(answerOf(answer).problem).toMatch(/as many pets as we can keep/);
    await deleteAll(site.ada);
  });

  it('PETS-07 a customer can’t see, edit or delete another customer’s pet', async () => {
    await deleteAll(site.june);
    const {id} = await addPet(site.june);
    await deleteAll(site.ada);
    for (const step of ['edit', 'delete']) {
      expect((await site.ada.get(`${PATH}?${step}=${id}`)).status).toBe(404);
    }
    expect((await site.ada.post(PATH, {...BISCUIT, id})).status).toBe(404);
    expect((await site.ada.post(PATH, {intent: 'delete', id})).status).toBe(404);
    expect(await petsOf(site.june)).toHaveLength(1);
    expect(await petsOf(site.ada)).toEqual([]);
  });

  it('PETS-07 a guest sees no customer’s pets', async () => {
    const guest = site.shop.visitor();
    expect((await guest.get(PATH)).status).toBe(401);
    expect((await guest.get(`${PATH}.json`)).text).not.toContain('Biscuit');
    expect((await guest.get('/pets')).status).toBe(200);
    expect((await site.ada.get('/pets')).location).toBe(PATH);
  });

  const move = (visitor: Visitor, body: string) =>
    visitor.send(`${PATH}.json`, {method: 'POST', body});

  it('PETS-11a a guest’s pets move to the account once', async () => {
    await deleteAll(site.ada);
    const pet = await addPet(site.ada);
    const guests = [
      {...pet, id: 'guest001', pounds: 30, allergies: ['beef']},
      {...pet, id: 'guest002', name: 'Miso', species: 'cat', breedSize: null},
    ];
    for (let time = 0; time < 2; time += 1) {
      expect((await move(site.ada, JSON.stringify(guests))).json()).toEqual([]);
      expect(await petsOf(site.ada)).toEqual([{...pet, allergies: ['chicken', 'beef']}, guests[1]]);
    }
  });

  it('PETS-11b the account takes nothing while it can’t be written, and nothing invalid', async () => {
    const control = createSandboxControl(sandbox.origin());
    await deleteAll(site.ada);
    const pet = {id: 'guest001', name: 'Miso', species: 'cat'};
    await control.fault({service: 'commerce', kind: 'down', match: 'AdminCustomerUpdate'});
    expect((await move(site.ada, JSON.stringify([pet]))).status).toBe(503);
    await control.clearFaults();
    for (const body of ['', '{', '[1]', 'x'.repeat(9000)]) {
      expect((await move(site.ada, body)).json()).toEqual([]);
    }
    expect(await petsOf(site.ada)).toEqual([]);
    expect((await move(site.shop.visitor(), JSON.stringify([pet]))).status).not.toBe(200);
  });

  it('PETS-08 the page says so if the pets can’t be read, and keeps a form that can’t be saved', async () => {
    const control = createSandboxControl(sandbox.origin());
    await deleteAll(site.ada);
    await control.fault({service: 'commerce', kind: 'down', match: 'AdminCustomerUpdate'});
    const answer = await site.ada.post(PATH, BISCUIT);
    expect(answer.status).toBe(503);
    expect(answerOf(answer)).toMatchObject({
      values: {name: 'Biscuit'},
      problem: expect.stringMatching(/still here/) as string,
    });
    await control.clearFaults();
  });
});
