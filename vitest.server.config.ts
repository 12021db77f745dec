import { defineConfig } from 'vitest/config';

/** Tests of the server over HTTP, of whole programs, and of source rules: they share one cluster of databases. */
export default defineConfig({
  test: {
    name: 'server',
    environment: 'node',
    include: [
      'apps/server/src/**/*.test.ts',
      'tests/api/**/*.test.ts',
      'tests/live/**/*.test.ts',
      'tests/arch/**/*.test.ts',
      '.storybook/*.test.ts',
    ],
    exclude: [
      'apps/server/src/**/*.unit.test.ts',
      // builds the whole handbook, which takes longer than all the rest of the folder
      ...(process.env['TEST_ALL'] === 'true' ? [] : ['tests/live/handbook.test.ts']),
    ],
    globalSetup: ['./apps/server/src/testing/global-setup.ts'],
    // limits for hanging tests, far above what a busy machine needs
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 20 } },
    maxWorkers: 2,
    // one process a worker; every file closes the server it has started
    isolate: false,
  },
});
