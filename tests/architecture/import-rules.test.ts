import {mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseResult, type IForbiddenRuleType} from 'dependency-cruiser';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {ROOT} from '~sandbox/root';

const {forbidden, options} = createRequire(import.meta.url)(
  path.join(ROOT, '.dependency-cruiser.cjs'),
) as {forbidden: IForbiddenRuleType[]; options: object};

/** One import that breaks a rule: importing file, imported file, and the kind of import. */
interface PlantedImport {
  rule: string;
  from: string;
  to: string;
  source?: (specifier: string) => string;
}

const value = (specifier: string) => `import {x} from '${specifier}';\nexport const y = x;\n`;
const type = (specifier: string) => `import type {X} from '${specifier}';\nexport type Y = X;\n`;
const lazy = (specifier: string) => `export const load = () => import('${specifier}');\n`;

/* Numbered file names, so that each file breaks only one rule. */
const VIOLATIONS: PlantedImport[] = [
  {rule: 'routes-are-leaves', from: 'app/shell/v1.ts', to: 'app/routes/v1.tsx'},
  {rule: 'routes-are-leaves', from: 'app/routes/v2.tsx', to: 'app/routes/v3.tsx'},
  {rule: 'routes-stay-thin', from: 'app/routes/v4.server.ts', to: 'app/services/commerce/v4.ts'},
  {rule: 'domain-privates', from: 'app/domains/cart/v6.ts', to: 'app/domains/catalog/parts/v6.ts'},
  {
    rule: 'outer-layers-use-public-face',
    from: 'app/routes/v7.tsx',
    to: 'app/domains/cart/parts/v7.tsx',
  },
  {
    rule: 'outer-layers-use-public-face',
    from: 'app/shell/v8.tsx',
    to: 'app/domains/cart/parts/v8.tsx',
  },
  {rule: 'outer-layers-use-public-face', from: 'app/v9.ts', to: 'app/domains/cart/parts/v9.ts'},
  {rule: 'domains-never-look-up', from: 'app/domains/cart/v10.ts', to: 'app/shell/v10.ts'},
  {rule: 'domains-never-look-up', from: 'app/domains/cart/v11.ts', to: 'app/root.tsx'},
  {
    rule: 'domains-never-look-up',
    from: 'app/domains/cart/v12.server.ts',
    to: 'app/context.server.ts',
    source: type,
  },
  {rule: 'domain-order', from: 'app/domains/session/v13.ts', to: 'app/domains/content/v13.ts'},
  {rule: 'domain-order', from: 'app/domains/location/v14.ts', to: 'app/domains/catalog/v14.ts'},
  {rule: 'domain-order', from: 'app/domains/catalog/v15.ts', to: 'app/domains/cart/v15.ts'},
  {rule: 'domain-order', from: 'app/domains/cart/v16.ts', to: 'app/domains/checkout/v16.ts'},
  {rule: 'domain-order', from: 'app/domains/session/v17.ts', to: 'app/domains/staff/v17.ts'},
  {
    rule: 'services-only-from-server-modules',
    from: 'app/domains/cart/v18.ts',
    to: 'app/services/commerce/v18.server.ts',
  },
  {
    rule: 'services-only-from-server-modules',
    from: 'app/domains/giving/v38.client.tsx',
    to: 'app/services/commerce/v38.ts',
  },
  {
    rule: 'services-only-from-server-modules',
    from: 'app/domains/giving/v39.tsx',
    to: 'app/services/giving/v39.ts',
  },
  {
    rule: 'services-know-no-domain',
    from: 'app/services/commerce/v19.ts',
    to: 'app/domains/cart/v19.ts',
  },
  {
    rule: 'services-know-no-domain',
    from: 'app/services/commerce/v20.ts',
    to: 'app/domains/cart/v20.server.ts',
    source: type,
  },
  {rule: 'services-know-no-domain', from: 'app/services/commerce/v21.ts', to: 'app/ui/v21.tsx'},
  {rule: 'ui-is-a-leaf', from: 'app/ui/v22.tsx', to: 'app/domains/cart/v22.ts'},
  {rule: 'platform-is-a-leaf', from: 'app/platform/v23.ts', to: 'app/ui/v23.tsx'},
  {
    rule: 'islands-are-lazy',
    from: 'app/domains/cart/v24.tsx',
    to: 'app/domains/cart/islands/v24.client.tsx',
  },
  {
    rule: 'documents-only-in-services',
    from: 'app/domains/cart/v25.server.ts',
    to: 'graphql/storefront/v25.ts',
  },
  {rule: 'sandbox-shares-only-contracts', from: 'sandbox/v26.ts', to: 'app/platform/v26.ts'},
  {
    rule: 'sandbox-shares-only-contracts',
    from: 'sandbox/v27.ts',
    to: 'app/services/commerce/v27.server.ts',
  },
  {rule: 'app-is-self-contained', from: 'app/platform/v28.ts', to: 'sandbox/v28.ts'},
  {rule: 'app-is-self-contained', from: 'graphql/v29.ts', to: 'tests/v29.ts'},
  {rule: 'app-is-self-contained', from: 'server.ts', to: 'sandbox/v30.ts'},
  {rule: 'app-is-self-contained', from: 'app/node/v34.ts', to: 'scripts/v34.ts'},
  {rule: 'sandbox-knows-no-commands', from: 'sandbox/v35.ts', to: 'scripts/v35.ts'},
  {rule: 'domain-order-is-complete', from: 'app/routes/v36.tsx', to: 'app/domains/gifts/v36.ts'},
  {
    rule: 'react-aria-only-in-islands',
    from: 'app/ui/v37.tsx',
    to: 'node_modules/react-aria-components/v37.js',
  },
  {rule: 'no-circular', from: 'app/ui/v31.tsx', to: 'app/ui/v32.tsx'},
  {rule: 'no-unresolved', from: 'app/ui/v33.tsx', to: './no-such-file'},
];

const ALLOWED: Omit<PlantedImport, 'rule'>[] = [
  {from: 'app/domains/cart/a1.ts', to: 'app/services/commerce/a1.server.ts', source: type},
  {from: 'app/domains/cart/a2.server.ts', to: 'app/services/commerce/a2.server.ts'},
  {from: 'app/domains/cart/a3.tsx', to: 'app/domains/cart/islands/a3.client.tsx', source: lazy},
  {from: 'app/domains/giving/a13.client.tsx', to: 'app/services/giving/a13.ts'},
  {from: 'app/ui/a12.client.tsx', to: 'node_modules/react-aria-components/a12.js'},
  {from: 'app/domains/cart/a4.ts', to: 'app/domains/cart/parts/a4.ts'},
  {from: 'app/domains/checkout/a5.ts', to: 'app/domains/cart/a5.ts'},
  {from: 'app/services/commerce/a6.server.ts', to: 'graphql/storefront/a6.ts'},
  {from: 'app/services/commerce/a7.ts', to: 'app/domains/catalog/a7.ts', source: type},
  {from: 'sandbox/a8.ts', to: 'app/services/commerce/contract.ts'},
  {from: 'app/context.server.ts', to: 'app/services/commerce/a9.server.ts'},
  {from: 'tests/a10.ts', to: 'app/routes/a10.tsx'},
  {from: 'app/routes/a11.tsx', to: 'app/domains/cart/a11.server.ts'},
  {from: 'scripts/a12.ts', to: 'sandbox/a12.ts'},
];

let reported: {rule: string; from: string; to: string}[];
let tree: string;

beforeAll(async () => {
  tree = realpathSync(mkdtempSync(path.join(tmpdir(), 'import-rules-')));
  for (const {to} of [...VIOLATIONS, ...ALLOWED])
    write(to, 'export const x = 1;\nexport type X = 1;\n');
  for (const planted of [...VIOLATIONS, ...ALLOWED]) plant(planted);
  write('app/ui/v32.tsx', value('./v31'));
  const {output} = await cruise(['.'], {
    ...options,
    baseDir: tree,
    validate: true,
    ruleSet: {forbidden},
  });
  reported = (output as ICruiseResult).summary.violations.map(({rule, from, to}) => ({
    rule: rule.name,
    from,
    to,
  }));
}, 30_000);

afterAll(() => rmSync(tree, {recursive: true}));

function plant({from, to, source = value}: Omit<PlantedImport, 'rule'>): void {
  if (to.startsWith('./')) return write(from, source(to));
  const relative = path.posix.relative(path.posix.dirname(from), to.replace(/\.tsx?$/, ''));
  write(from, source(relative.startsWith('.') ? relative : `./${relative}`));
}

function write(file: string, text: string): void {
  const target = path.join(tree, file);
  mkdirSync(path.dirname(target), {recursive: true});
  writeFileSync(target, text);
}

describe('import rules', () => {
  it.each(VIOLATIONS)('HOUSE-03 $rule reports $from importing $to', ({rule, from, to}) => {
    const found = reported.filter((violation) => violation.from === from && violation.to === to);
    expect(found.map((violation) => violation.rule)).toEqual([rule]);
  });

  it.each(ALLOWED)('no rule reports $from importing $to', ({from}) => {
    expect(reported.filter((violation) => violation.from === from)).toEqual([]);
  });

  it('HOUSE-03 every configured rule has a test case that violates it', () => {
    const planted = new Set(VIOLATIONS.map(({rule}) => rule));
    expect([...new Set(forbidden.map(({name}) => name))].sort()).toEqual([...planted].sort());
  });
});
