import {expect, it, vi} from 'vitest';
import {notSavedPath} from '~/domains/session/login-paths';
import {endRefusedSession} from '~/shell/session/logged-out.server';

type Context = Parameters<typeof endRefusedSession>[0]['context'];

it.each([
  ['GET', '/account/my-profile?done=profile', '/account/my-profile?done=profile'],
  ['POST', '/account/my-profile?done=profile', notSavedPath('/account/my-profile')],
  ['POST', '/account/address-book?new=1', notSavedPath('/account/address-book?new=1')],
])(
  'ROUTE-77 a session that Shopify refuses ends during %s %s, which leads to %s',
  (method, path, target) => {
    const end = vi.fn();
    const request = new Request(new URL(path, 'https://shop.test'), {method});
    const context = {visitor: {session: {end}}} as unknown as Context;
    const {status, headers} = endRefusedSession({request, context});
    expect([status, headers.get('Location')]).toEqual([303, target]);
    expect(end).toHaveBeenCalledOnce();
  },
);
