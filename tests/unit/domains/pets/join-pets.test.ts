import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {formatPets, MAX_PETS, parsePets, type Pet} from '~/domains/pets/pet';
import {joinPets} from '~/domains/pets/parts/join-pets';

const petOf = (id: string, facts: Partial<Pet> = {}): Pet => ({
  id: id.padEnd(8, '0'),
  name: id,
  species: 'dog',
  breedSize: null,
  birthday: null,
  pounds: null,
  needs: [],
  allergies: [],
  ...facts,
});

describe('joinPets', () => {
  it('PETS-11a joinPets adds pets after the account’s', () => {
    expect(joinPets([petOf('ada')], [petOf('bo')])).toEqual({
      joined: [petOf('ada'), petOf('bo')],
      left: [],
    });
  });

  it.each([
    ['the same name and species', petOf('x1', {name: 'BISCUIT'})],
    ['the same id', petOf('biscuit', {name: 'Renamed'})],
  ])('PETS-11a joinPets joins a pet of %s', (_case, pet) => {
    const own = petOf('biscuit', {pounds: 24, allergies: ['chicken']});
    const added = {...pet, pounds: 30, birthday: '2017-06-05', allergies: ['beef' as const]};
    expect(joinPets([own], [added])).toEqual({
      joined: [{...own, birthday: '2017-06-05', allergies: ['chicken', 'beef']}],
      left: [],
    });
  });

  it('PETS-11a joinPets keeps pets of one name and two species apart, and stays readable', () => {
    const {joined} = joinPets([petOf('ada')], [petOf('eve', {name: 'ada', species: 'cat'})]);
    expect(parsePets(formatPets(joined))).toHaveLength(2);
  });

  it('PETS-11b joinPets leaves out pets that have no room', () => {
    const own = Array.from({length: MAX_PETS - 1}, (_, index) => petOf(`own${index}`));
    const {joined, left} = joinPets(own, [petOf('fits'), petOf('not'), petOf('own1', {pounds: 9})]);
    expect(joined).toHaveLength(MAX_PETS);
    expect(joined[1]).toMatchObject({pounds: 9});
    expect(left).toEqual([petOf('not')]);
  });
});

describe('moveGuestPets', () => {
  const stored = new Map<string, string>();

  beforeEach(() => {
    stored.clear();
    vi.resetModules();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  async function move(answer: () => Promise<Response>) {
    const send = vi.fn(answer);
    vi.stubGlobal('fetch', send);
    const {moveGuestPets} = await import('~/domains/pets/parts/move-guest-pets');
    return {isMoved: await moveGuestPets(), send};
  }

  it('PETS-11a moveGuestPets sends the browser’s pets once and forgets them', async () => {
    stored.set('pets', formatPets([petOf('ada')]));
    const {isMoved, send} = await move(async () => Response.json([]));
    expect(isMoved).toBe(true);
    expect(send).toHaveBeenCalledExactlyOnceWith('/account/pets.json', {
      method: 'POST',
      body: formatPets([petOf('ada')]),
    });
    expect(stored.has('pets')).toBe(false);
  });

  it('PETS-11a moveGuestPets sends nothing without pets', async () => {
    expect((await move(async () => Response.json([]))).send).not.toHaveBeenCalled();
  });

  it('PETS-11b moveGuestPets keeps the pets that the account left out', async () => {
    stored.set('pets', formatPets([petOf('ada'), petOf('bo')]));
    expect((await move(async () => Response.json([petOf('bo')]))).isMoved).toBe(true);
    expect(parsePets(stored.get('pets'))).toEqual([petOf('bo')]);
  });

  it.each([
    ['a failure', async () => Response.json([], {status: 503})],
    ['a page', async () => new Response('<html>')],
    ['no response', () => Promise.reject(new TypeError('offline'))],
  ])('PETS-11b moveGuestPets keeps all after %s', async (name, answer) => {
    const text = formatPets([petOf('ada')]);
    stored.set('pets', text);
    expect((await move(answer)).isMoved).toBe(false);
    expect(stored.get('pets'), name).toBe(text);
  });
});
