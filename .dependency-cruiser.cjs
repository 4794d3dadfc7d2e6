// The ladder of ARCHITECTURE.md, as rules: who may import whom. Each says why.
const tests = '(\\.test\\.tsx?$|^tests/)'
const only = (name, comment, from, allowed) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: tests },
  to: {
    pathNot: [`^(${allowed.join('|')})`, 'node_modules', '\\.css$', '\\+types/'],
    dependencyTypesNot: ['core', 'npm', 'npm-dev', 'npm-optional'],
  },
})

/** The areas of features/, from the top down: each may use those after it, never one before it. */
const areas = [
  'partners',
  'office',
  'operations',
  'kitchen',
  'payouts',
  'certification',
  'reporting',
  'billing',
  'site',
  'shoppers',
  'fieldwork',
  'ordering',
  'companies',
  'identity',
  'ledger',
  'messaging',
  'core',
]

module.exports = {
  forbidden: [
    ...areas.slice(1).map((area, index) => ({
      name: `${area}-uses-areas-below`,
      comment: 'areas use each other downwards only; upwards goes a job, an argument, or the file moves',
      severity: 'error',
      from: { path: `^features/${area}/`, pathNot: tests },
      to: { path: `^features/(${areas.slice(0, index + 1).join('|')})/` },
    })),
    {
      name: 'areas-are-listed',
      comment: 'an area has its place in the order above',
      severity: 'error',
      from: {},
      to: { path: '^features/', pathNot: `^features/(${areas.join('|')})/[^/]+/` },
    },
    only('domain-stands-alone', 'rules stay readable and run in the browser too', '^domain/', ['domain/']),
    {
      name: 'domain-without-packages',
      comment: 'rules need no package and no Node module',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
    only('content-is-data', 'written content needs rules, their types and texts only', '^content/', [
      'content/',
      'domain/',
      'messages/',
    ]),
    only('messages-know-only-the-domain', 'texts are data', '^messages/', ['messages/', 'domain/']),
    only('ui-knows-no-business', 'a button knows no business', '^ui/', ['ui/', 'domain/', 'messages/']),
    only('db-knows-only-the-domain', 'storage does not know who stores', '^db/', ['db/', 'domain/']),
    only('platform-knows-no-feature', 'doors do not know who walks through', '^platform/', [
      'platform/',
      'db/',
      'domain/',
      'messages/',
    ]),
    only(
      'jobs-are-a-list',
      'else enqueue > handler > verb > enqueue is a circle',
      '^jobs/(job|jobs|queue|[a-z]+-jobs)',
      ['jobs/(job|jobs|queue|[a-z]+-jobs)', 'db/', 'domain/'],
    ),
    only('features-use-tools', 'a feature knows tools, rules and other features, no pages', '^features/', [
      'features/',
      'db/',
      'platform/',
      'ui/',
      'jobs/(job|jobs|queue|[a-z]+-jobs)',
      'content/',
      'domain/',
      'messages/',
    ]),
    only('pages-never-speak-sql', 'a page calls verbs', '^app/', [
      'app/',
      'features/',
      'ui/',
      'platform/',
      'content/',
      'domain/',
      'messages/',
      // the list of the routes themselves, as the router built it
      'virtual:react-router/server-build',
    ]),
    {
      name: 'nobody-imports-what-starts-things',
      comment: 'server, worker, handlers and the demo world are the top of the ladder',
      severity: 'error',
      from: { pathNot: ['^(server|scripts|tests|bench|demo)/', '^jobs/(worker|handlers)', tests] },
      to: { path: '^(server/|jobs/(worker|handlers)|demo/)' },
    },
    {
      name: 'another-feature-keeps-its-queries',
      comment:
        'other features are used by their verbs and components; the API is an entrance like a route, and checks with the form of the verb that it calls',
      severity: 'error',
      from: { path: '^features/([^/]+/[^/]+)/', pathNot: ['^features/partners/api/resources/writing/', tests] },
      to: { path: '^features/[^/]+/[^/]+/(queries|form)\\b', pathNot: '^features/$1/' },
    },
    {
      name: 'messages-are-told',
      comment: 'a message is a declared kind: tell() writes it, nothing else writes under the bell or into the outbox',
      severity: 'error',
      from: { pathNot: ['^features/messaging/tell/', tests] },
      to: {
        path: '^features/messaging/(emails/queue-email|notifications/notify)\\.',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'no-circular',
      comment: 'a circle is one module that pretends to be several',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'browser-code-reaches-no-server-file',
      comment: 'components run in the browser; what does I/O ends in .server.ts and stays out',
      severity: 'error',
      from: {
        path: '^(ui/|features/[^/]+/[^/]+/components/|app/shell/|app/entry\\.client)',
        pathNot: ['\\.server\\.tsx?$', tests],
      },
      to: { path: '\\.server\\.tsx?$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-barrels',
      comment: 'names say where things are',
      severity: 'error',
      from: {},
      to: { path: '^(?!node_modules).*/(index|utils|helpers|service|services|types|common)\\.tsx?$' },
    },
    {
      name: 'no-unresolvable',
      comment: 'every import exists',
      severity: 'error',
      from: { pathNot: tests },
      to: { couldNotResolve: true, pathNot: ['\\?url$', '^virtual:', '\\+types/'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '((^|/)(node_modules/.*/node_modules|build|\\.react-router|var)/|\\.test\\.tsx?$|^tests/)' },
    parser: 'swc',
    detectProcessBuiltinModuleCalls: false,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
}
