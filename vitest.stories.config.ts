import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';

import { announced } from './.storybook/accessibility.ts';
import { markedParts } from './.storybook/anatomy.ts';
import { emulate } from './.storybook/emulation.ts';
import { isGuarded, markImport } from './.storybook/import-clock.ts';
import { picturesFolder, savePicture } from './.storybook/pictures.ts';
import { chromiumArgs, rasterArgs, resolveBrowser } from './tools/browser.ts';
import { moveClock } from './tools/moments.ts';

const drawsPictures = picturesFolder !== undefined;

/** When the tests are to believe they run (ISO 8601); undefined is now. */
const moment = process.env['MOMENT'];

/** Whether everything is run: also what every screen derives alike, and the contrast of screens. */
const isWhole = process.env['TEST_ALL'] === 'true';

/** States that every screen derives alike are run for one screen of a kind, and looked at for the others. */
const exclude = drawsPictures || isWhole ? [] : ['derived-state'];

/** Runs in the page before everything else. */
const script = [
  // with these React measures every component for the browser's profiler, which takes a tenth of a story's time
  'delete console.timeStamp; delete console.createTask;',
  ...(moment ? [`(${moveClock.toString()})(${JSON.stringify(moment)})`] : []),
].join('\n');

const browser = await resolveBrowser();

export default defineConfig({
  plugins: [
    storybookTest({ configDir: '.storybook', tags: { exclude } }),
    {
      name: 'szansa:page-script',
      transformIndexHtml: () => [{ tag: 'script', children: script, injectTo: 'head-prepend' }],
    },
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
    // a page of its own for every file would take a sixth of the time; stories leave no state behind
    isolate: false,
    // two pages of one browser would share the focus: `tools/test-all.ts` runs two browsers instead
    maxWorkers: 1,
    setupFiles: ['./.storybook/after-each-story.ts'],
    testTimeout: 60_000,
    provide: { drawsPictures, measuresScreens: isWhole, anatomy: markedParts() },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { announced, savePicture, emulate },
      viewport: { width: 1280, height: 800 },
      provider: playwright({
        launchOptions: {
          ...(browser.executablePath ? { executablePath: browser.executablePath } : {}),
          args: [...chromiumArgs, ...(drawsPictures ? rasterArgs : [])],
          env: browser.env,
        },
        contextOptions: { locale: 'pl-PL', timezoneId: 'Europe/Warsaw', reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
});
