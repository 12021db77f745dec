import path from 'node:path';

import { defineConfig } from '@playwright/test';

import { browserLaunch } from '../browser.ts';

const resultsFile = process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'];

export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: path.join(import.meta.dirname, '../test-results/e2e'),
  globalSetup: './global-setup.ts',
  // the server works beside the browser, and some specs change what everybody works with: rights, settings
  workers: 1,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: resultsFile ? [['list'], ['json', { outputFile: resultsFile }]] : 'list',
  use: {
    launchOptions: await browserLaunch(),
    locale: 'pl-PL',
    timezoneId: 'Europe/Warsaw',
    colorScheme: 'light',
    viewport: { width: 1440, height: 900 },
    // only tests of motion move: what fades is found by its text for a moment longer
    contextOptions: { reducedMotion: 'reduce' },
    acceptDownloads: true,
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    // recording needs a download of its own
    video: 'off',
    trace: 'off',
    screenshot: 'only-on-failure',
  },
});
