import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { browserLaunch } from '../browser.ts';
import { changesTheAgency } from './tags.ts';

const resultsFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(import.meta.dirname, '../test-results/e2e'),
  globalSetup: './global-setup.ts',
  // the specs share one server and its demo data; each makes the records it changes
  workers: 2,
  projects: [
    { name: 'side by side', grepInvert: new RegExp(changesTheAgency) },
    {
      name: 'one at a time',
      grep: new RegExp(changesTheAgency),
      dependencies: ['side by side'],
      workers: 1,
    },
  ],
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: resultsFile ? [['list'], ['json', { outputFile: resultsFile }]] : 'list',
  use: {
    launchOptions: await browserLaunch(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    acceptDownloads: true,
    // recording needs a download of its own
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
