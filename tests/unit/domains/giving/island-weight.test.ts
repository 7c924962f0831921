import {expect, it} from 'vitest';
import {moduleWeight} from '~tests/support/module-weight';

const weightOf = (file: string) =>
  moduleWeight(`app/domains/giving/${file}`, ['react-aria-components/*']);

it.each(['product-giving.client.tsx', 'cart-giving.client.tsx', 'cause-chooser.client.tsx'])(
  'GIVE-88b the island %s weighs at most 25 kB',
  async (file) => {
    const weight = await weightOf(`islands/${file}`);
    expect(weight).toBeGreaterThan(2000);
    expect(weight).toBeLessThan(25_000);
  },
);

it.each(['product-giving.tsx', 'cart-giving.tsx'])(
  'GIVE-88b the slot %s loads no code for the giving service with the page',
  async (file) => {
    expect(await weightOf(file)).toBeLessThan(4000);
  },
);
