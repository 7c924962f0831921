import {describe, expect, it} from 'vitest';
import {signedIn} from './support/person';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Visitor} from './support/shop';

watchShop();

/** What the page tells the browser of its visitor, and of where things go. */
async function toldAt(visitor: Visitor, path = '/about') {
  const {loaderData} = (await visitor.get(path, {Accept: 'text/html'})).page();
  const {visitor: told} = loaderData.root as {visitor: unknown};
  return {told, place: loaderData.pages};
}

describe('what a page knows of its visitor', () => {
  it('SESS-04, SESS-05 of a guest a zip, which nobody has told yet', async () => {
    const {told, place} = await toldAt(openShop(origin).visitor());
    expect(told).toEqual({firstName: null, idleSeconds: 1800, alertSeconds: 120, notices: []});
    expect(place).toMatchObject({location: {zip: '80011', isKnown: false}});
  });

  it('SESS-33 of a person the first name alone', async () => {
    const {told} = await toldAt(await signedIn(openShop(origin), 'june.park@example.com'));
    expect(told).toEqual({firstName: 'June', idleSeconds: 1800, alertSeconds: 120, notices: []});
  });

  it('CONST-18 the inactivity time of its environment', async () => {
    const variables = {SESSION_IDLE_SECONDS: '1200', SESSION_ALERT_SECONDS: '0'};
    const {told} = await toldAt(openShop(origin, {variables}).visitor());
    expect(told).toMatchObject({idleSeconds: 1200, alertSeconds: 0});
  });
});
