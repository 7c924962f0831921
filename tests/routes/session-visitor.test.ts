import {describe, expect, it} from 'vitest';
import {loggedInVisitor} from './support/log-in';
import {sandboxOrigin as origin} from './support/shared-sandbox';
import {openShop, watchShop, type Visitor} from './support/shop';

watchShop();

/** The visitor and location data that a page sends to the browser. */
async function visitorDataAt(visitor: Visitor, path = '/about') {
  const {loaderData} = (await visitor.get(path, {Accept: 'text/html'})).page();
  const {visitor: visitorData} = loaderData.root as {visitor: unknown};
  return {visitorData, place: loaderData.pages};
}

describe('the visitor data on a page', () => {
  it('SESS-04, SESS-05 has a default zip for a guest, marked as not known', async () => {
    const {visitorData, place} = await visitorDataAt(openShop(origin).visitor());
    expect(visitorData).toEqual({
      firstName: null,
      idleSeconds: 1800,
      alertSeconds: 120,
      notices: [],
    });
    expect(place).toMatchObject({location: {zip: '80011', isKnown: false}});
  });

  it('SESS-33a has only the first name of a customer', async () => {
    const {visitorData} = await visitorDataAt(
      await loggedInVisitor(openShop(origin), 'june.park@example.com'),
    );
    expect(visitorData).toEqual({
      firstName: 'June',
      idleSeconds: 1800,
      alertSeconds: 120,
      notices: [],
    });
  });

  it('CONST-18 has the idle times of the environment', async () => {
    const variables = {SESSION_IDLE_SECONDS: '1200', SESSION_ALERT_SECONDS: '0'};
    const {visitorData} = await visitorDataAt(openShop(origin, {variables}).visitor());
    expect(visitorData).toMatchObject({idleSeconds: 1200, alertSeconds: 0});
  });
});
