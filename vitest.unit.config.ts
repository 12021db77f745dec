import path from 'node:path';

import { defineConfig } from 'vitest/config';

/** When the tests are to believe they run (ISO 8601); undefined is now. */
const moment = process.env['MOMENT'];

/** The tests of rules, alone: they start in a moment, for they need neither a database nor a browser. */
export default defineConfig({
  test: {
    name: 'unit',
    environment: 'node',
    include: [
      'packages/*/src/**/*.test.ts',
      'apps/crm/{build,src}/**/*.test.ts',
      'tools/*.test.ts',
      'apps/server/src/**/*.unit.test.ts',
    ],
    // a process of its own for every file would take most of the time; rules leave no state behind
    isolate: false,
    // what takes a moment takes seconds on a busy machine
    testTimeout: 60_000,
    execArgv: moment ? ['--import', path.resolve(import.meta.dirname, 'tools/move-clock.ts')] : [],
  },
});
