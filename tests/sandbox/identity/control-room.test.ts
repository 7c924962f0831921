import {expect, it} from 'vitest';
import {mountControl} from '~sandbox/control/control';
import {createTraffic} from '~sandbox/control/traffic';
import {identityApp} from '../../support/identity-app';

function room() {
  const provider = identityApp();
  mountControl(provider.app, {
    context: provider.context,
    traffic: createTraffic(),
    checkout: '/nowhere',
    reset: () => undefined,
  });
  const press = (button: string) =>
    provider.app.request(`/__control/signing-keys/${button}`, {method: 'POST'});
  const kids = () => provider.keys.published().map(({kid}) => kid);
  return {...provider, press, kids};
}

it('SAND-19b control room rotates the signing key and forgets the retired ones', async () => {
  const {press, kids} = room();
  const [first] = kids();
  expect(await (await press('rotate')).json()).toEqual({ok: true});
  const [second, ...before] = kids();
  expect(second).not.toBe(first);
  expect(before).toEqual([first]);
  await press('forget');
  expect(kids()).toEqual([second]);
});

it('SAND-19a control room rotates the signing key with a form and redirects back', async () => {
  const {app, kids} = room();
  const [first] = kids();
  const pressed = await app.request('/__control/signing-keys/rotate', {
    method: 'POST',
    body: new URLSearchParams(),
  });
  expect([pressed.status, pressed.headers.get('Location')]).toEqual([303, '/#signing-keys']);
  expect(kids()).toContain(first);
  expect(kids()[0]).not.toBe(first);
});
