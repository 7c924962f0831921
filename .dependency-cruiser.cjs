/*
 * The import rules of docs/architecture.md. tests/architecture/import-rules.test.ts checks that each one reports a
 * violation.
 */

/** The order of dependencies: a domain may import domains of its own row and of earlier rows. */
const DOMAIN_ORDER = [
  ['session', 'consent', 'autoship-offer'],
  ['location', 'content', 'analytics'],
  ['staff-access', 'giving-eligibility'],
  ['catalog', 'contact', 'reviews'],
  ['pets'],
  ['cart'],
  ['identity', 'checkout', 'account'],
  ['autoship', 'staff', 'giving'],
];

const DOMAIN_PRIVATE = '^app/domains/[^/]+/[^/]+/';
const ROOT_FILES = '^app/[^/]+$';
const notTypes = {dependencyTypesNot: ['type-only']};

const rule = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

const domainOrder = DOMAIN_ORDER.slice(0, -1).map((row, index) =>
  rule(
    'domain-order',
    'A domain may import only domains of its own row or an earlier one.',
    {path: `^app/domains/(${row.join('|')})/`},
    {
      path: `^app/domains/(${DOMAIN_ORDER.slice(index + 1)
        .flat()
        .join('|')})/`,
    },
  ),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    rule(
      'no-circular',
      'Files that import each other can only be understood and changed together.',
      {},
      {circular: true},
    ),
    rule(
      'no-unresolved',
      'The other rules can’t check an import that is not found.',
      {},
      {couldNotResolve: true, pathNot: '^virtual:'},
    ),
    rule(
      'routes-are-leaves',
      'Only the URL table may import routes.',
      {path: '^(app|graphql|sandbox|server\\.ts)', pathNot: '^app/routes\\.ts$'},
      {path: '^app/routes/'},
    ),
    rule(
      'routes-stay-thin',
      'A route connects a URL to a domain. It calls no service and contains no query.',
      {path: '^app/routes/'},
      {path: '^(app/services|graphql)/'},
    ),
    rule(
      'domain-privates',
      'A subfolder of a domain is private to it.',
      {path: '^app/domains/([^/]+)/'},
      {path: DOMAIN_PRIVATE, pathNot: '^app/domains/$1/'},
    ),
    rule(
      'outer-layers-use-public-face',
      'A subfolder of a domain is private to it.',
      {path: ['^app/(routes|shell)/', ROOT_FILES, '^server\\.ts$']},
      {path: DOMAIN_PRIVATE},
    ),
    rule(
      'domains-never-look-up',
      'Domains must not depend on the layers around them.',
      {path: '^app/domains/'},
      {path: ['^app/(shell|routes)/', ROOT_FILES, '^server\\.ts$']},
    ),
    ...domainOrder,
    rule(
      'services-only-from-server-modules',
      'Services run on the server only.',
      {path: '^app/', pathNot: ['\\.server\\.tsx?$', '^app/services/']},
      {path: '^app/services/', pathNot: '^app/services/giving/', ...notTypes},
    ),
    rule(
      'services-only-from-server-modules',
      'The giving service is called from browsers, but only an island may bring its client.',
      {path: '^app/', pathNot: ['\\.(server|client)\\.tsx?$', '^app/services/']},
      {path: '^app/services/giving/', ...notTypes},
    ),
    rule(
      'services-know-no-domain',
      'A service translates a wire format. It may import only types from domains.',
      {path: '^app/services/'},
      {path: '^app/(domains|ui|shell|routes)/', ...notTypes},
    ),
    rule(
      'services-know-no-domain',
      'A service may import types only from pure files at the top level of a domain.',
      {path: '^app/services/'},
      {
        path: [
          '^app/(ui|shell|routes)/',
          '^app/domains/.*(\\.server\\.ts|\\.tsx)$',
          DOMAIN_PRIVATE,
        ],
      },
    ),
    rule(
      'ui-is-a-leaf',
      'Primitives must not depend on the product.',
      {path: '^app/ui/'},
      {path: '^(app|graphql)/', pathNot: '^app/(ui|platform)/'},
    ),
    rule(
      'platform-is-a-leaf',
      'The platform must not depend on the product.',
      {path: '^app/platform/'},
      {path: '^(app|graphql)/', pathNot: '^app/platform/'},
    ),
    rule(
      'islands-are-lazy',
      'Islands load after the page, by dynamic import.',
      {path: '^app/'},
      {path: '\\.client\\.tsx?$', dynamic: false, ...notTypes},
    ),
    rule(
      'react-aria-only-in-islands',
      'React Aria is heavy, so it comes with the island that needs it, never with a page.',
      {path: '^app/', pathNot: '\\.client\\.tsx?$'},
      {path: 'node_modules/@?react-(aria|stately)'},
    ),
    rule(
      'documents-only-in-services',
      'Only services use GraphQL.',
      {path: '^app/', pathNot: '^app/services/'},
      {path: '^graphql/'},
    ),
    rule(
      'sandbox-shares-only-contracts',
      'The sandbox replaces hosted services, so it may import only the app’s wire formats.',
      {path: '^sandbox/'},
      {path: '^app/', pathNot: '^app/services/[^/]+/contract\\.ts$'},
    ),
    rule(
      'app-is-self-contained',
      'The product must not depend on the sandbox, commands, tests or benchmarks.',
      {path: '^(app|graphql|server\\.ts)'},
      {path: '^(sandbox|scripts|tests|bench)/'},
    ),
    rule(
      'sandbox-knows-no-commands',
      'Commands start the sandbox, not the other way around.',
      {path: '^sandbox/'},
      {path: '^(scripts|tests|bench)/'},
    ),
    rule(
      'domain-order-is-complete',
      'A domain must have its place in the order of dependencies, or no rule would apply to it.',
      {path: '^app/', pathNot: `^app/domains/(${DOMAIN_ORDER.flat().join('|')})/`},
      {path: '^app/domains/', pathNot: `^app/domains/(${DOMAIN_ORDER.flat().join('|')})/`},
    ),
  ],
  options: {
    doNotFollow: {path: 'node_modules'},
    exclude: {path: '^graphql/generated/'},
    tsConfig: {fileName: 'tsconfig.json'},
    /* Includes type-only imports, marked as such. */
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.mjs', '.cjs'],
    },
  },
};
