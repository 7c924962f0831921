import {beforeEach} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/support/sandbox-control';
import {makeAccount, type AccountParts} from '~tests/support/accounts';
import {SECRET} from './visitor-session';
import {useOwnSandbox} from '../../support/own-sandbox';
import {openShop, watchShop, type Shop} from './shop';

/** A sandbox for one test file, and a new shop for each of its tests. */
export function useLoginShop() {
  const {log, unexpected} = watchShop();
  const sandbox = useOwnSandbox();
  const site = {} as {control: SandboxControl; shop: Shop};
  beforeEach(() => {
    site.control = createSandboxControl(sandbox.origin());
    site.shop = openShop(sandbox.origin(), {variables: {SESSION_SECRET: SECRET}});
  });
  const newAccount = (parts?: AccountParts) => makeAccount(sandbox.origin(), parts);
  return {log, unexpected, sandbox, site, newAccount};
}
