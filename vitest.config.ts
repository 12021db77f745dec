import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { announced } from './.storybook/accessibility.ts';
import { markedParts } from './.storybook/anatomy.ts';
import { emulate } from './.storybook/emulation.ts';
import { isGuarded, markImport } from './.storybook/import-clock.ts';
import { checkPicture, picturesMode } from './.storybook/pictures.ts';
import { chromiumArgs, resolveBrowser } from './tools/browser.ts';
import { moveClock } from './tools/moments.ts';

/** What to do with the pictures of stories; the browser they are drawn by is packed for Linux alone. */
const pictures = process.platform === 'linux' ? picturesMode(process.env['PICTURES']) : 'none';

/** When the tests are to believe they run (ISO 8601); undefined is now. */
const moment = process.env['MOMENT'];

const browser = await resolveBrowser({ packed: pictures !== 'none' });

export default defineConfig({
  test: {
    // for --changed: what reaches every test without being imported by it
    forceRerunTriggers: [
      '**/package.json',
      '**/pnpm-lock.yaml',
      '**/vitest.config.*',
      '**/.storybook/**',
      '**/*.css',
      '**/apps/server/migrations/**',
    ],
    projects: [
      './vitest.unit.config.ts',
      {
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
          exclude: ['apps/server/src/**/*.unit.test.ts'],
          globalSetup: ['./apps/server/src/testing/global-setup.ts'],
          // limits for what hangs, far above what a busy machine takes
          testTimeout: 180_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 60_000, interval: 20 } },
          maxWorkers: 2,
          // one process a worker; every file closes the server it has started
          isolate: false,
        },
      },
      {
        plugins: [
          storybookTest({ configDir: '.storybook' }),
          {
            name: 'szansa:guarded-imports',
            enforce: 'pre',
            transform: (code, id) => (isGuarded(id) ? { code: markImport(code), map: null } : undefined),
          },
        ],
        // every file is scanned for dependencies beforehand: one found late would reload a running test
        optimizeDeps: { entries: ['packages/*/src/**/*.{ts,tsx}', 'apps/crm/src/**/*.{ts,tsx}'] },
        test: {
          name: 'storybook',
          // a page of its own for every file would take a sixth of the time; stories leave nothing behind
          isolate: false,
          // a second page beside the first is drawn at another scale
          maxWorkers: 1,
          setupFiles: ['./.storybook/after-each-story.ts'],
          testTimeout: 90_000,
          provide: { pictures, anatomy: markedParts(), mustCompare: process.env['CI'] === 'true' },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            ...(moment
              ? { testerScripts: [{ content: `(${moveClock.toString()})(${JSON.stringify(moment)})` }] }
              : {}),
            commands: { announced, checkPicture: checkPicture(pictures), emulate },
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: {
                ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
                // what is drawn anew beside what stays, tile by tile, or by another processor's fast path, differs
                // at its edges
                args: [
                  ...chromiumArgs,
                  '--disable-partial-raster',
                  '--disable-skia-runtime-opts',
                  '--default-tile-width=8192',
                  '--default-tile-height=8192',
                ],
                env: browser.env,
              },
              contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
