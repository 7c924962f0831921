/*
 * The import rules of docs/architecture.md. For each rule, tests/architecture/import-rules.test.ts checks that a
 * violation is found.
 */

/** The order of knowledge: a domain may import from its own row and from rows above. */
const DOMAIN_ORDER = [
  ['session', 'consent'],
  ['location', 'content'],
  ['catalog', 'contact'],
  ['cart', 'giving', 'reviews'],
  ['identity', 'checkout', 'account', 'autoship', 'staff'],
];

const DOMAIN_PRIVATE = '^app/domains/[^/]+/[^/]+/';
const ROOT_FILES = '^app/[^/]+$';
const notTypes = {dependencyTypesNot: ['type-only']};

const rule = (name, comment, from, to) => ({name, comment, severity: 'error', from, to});

const domainOrder = DOMAIN_ORDER.slice(0, -1).map((row, index) =>
  rule(
    'domain-order',
    'A domain imports one that comes later in the order of knowledge.',
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
      'Files that import each other cannot be understood apart.',
      {},
      {circular: true},
    ),
    rule(
      'no-unresolved',
      'An import that is not found is one that no rule here can judge.',
      {},
      {couldNotResolve: true, pathNot: '^virtual:'},
    ),
    rule(
      'routes-are-leaves',
      'Only the URL table names routes.',
      {path: '^(app|graphql|sandbox|server\\.ts)', pathNot: '^app/routes\\.ts$'},
      {path: '^app/routes/'},
    ),
    rule(
      'routes-stay-thin',
      'A route wires a URL to a domain; it neither calls a service nor holds a query.',
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
      'A domain knows nothing of what surrounds it.',
      {path: '^app/domains/'},
      {path: ['^app/(shell|routes)/', ROOT_FILES, '^server\\.ts$']},
    ),
    ...domainOrder,
    rule(
      'services-only-from-server-modules',
      'Services run on the server only.',
      {path: '^app/', pathNot: ['\\.server\\.tsx?$', '^app/services/']},
      {path: '^app/services/', ...notTypes},
    ),
    rule(
      'services-know-no-domain',
      'A service translates a wire format; it knows no more of a domain than the types of its pure files.',
      {path: '^app/services/'},
      {path: '^app/(domains|ui|shell|routes)/', ...notTypes},
    ),
    rule(
      'services-know-no-domain',
      'As above: the types must be those of pure files.',
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
      'Primitives know no product.',
      {path: '^app/ui/'},
      {path: '^(app|graphql)/', pathNot: '^app/(ui|platform)/'},
    ),
    rule(
      'platform-is-a-leaf',
      'The platform knows no product.',
      {path: '^app/platform/'},
      {path: '^(app|graphql)/', pathNot: '^app/platform/'},
    ),
    rule(
      'islands-are-lazy',
      'An island comes with a dynamic import, after the page.',
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
      'Only a service speaks GraphQL.',
      {path: '^app/', pathNot: '^app/services/'},
      {path: '^graphql/'},
    ),
    rule(
      'sandbox-shares-only-contracts',
      'The sandbox stands in for hosted services: of the app it may know what goes over the wire.',
      {path: '^sandbox/'},
      {path: '^app/', pathNot: '^app/services/[^/]+/contract\\.ts$'},
    ),
    rule(
      'app-is-self-contained',
      'The product does not need its stand-ins or its tests.',
      {path: '^(app|graphql|server\\.ts)'},
      {path: '^(sandbox|tests|bench)/'},
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
