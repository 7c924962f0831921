import {beforeEach} from 'vitest';
import {createSandboxControl, type SandboxControl} from '~tests/e2e/support/sandbox-control';
import {makeAccount, SECRET, type AccountParts} from './accounts';
import {useOwnSandbox} from './own-sandbox';
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
