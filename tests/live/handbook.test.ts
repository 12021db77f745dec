import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preview, type PreviewServer } from 'vite';

import { browserLaunch } from '../browser.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Milliseconds that building the handbook may take on a busy machine. */
const longest = 900_000;

let folder: string;
let server: PreviewServer;
let browser: Browser;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-handbook-'));
  const storybook = path.join(root, 'node_modules/storybook/dist/bin/dispatcher.js');
  const built = ['build', '--quiet', '--disable-telemetry', '--output-dir', folder];
  await promisify(execFile)(process.execPath, [storybook, ...built], { cwd: root, maxBuffer: 100_000_000 });
  server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    build: { outDir: folder },
    preview: { port: 0 },
  });
  browser = await chromium.launch(await browserLaunch());
}, longest);
afterAll(async () => {
  await browser.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

/** The page of a component, once so many of its parts are numbered. */
async function openPage(component: string, marks: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.goto(
    `${server.resolvedUrls?.local[0]}iframe.html?id=ui-overlays-${component}--docs&viewMode=docs`,
  );
  await page.locator('.handbook-marked').scrollIntoViewIfNeeded();
  await page
    .locator('.handbook-mark')
    .nth(marks - 1)
    .waitFor();
  return page;
}

const focusesFirst = (page: Page) =>
  page.evaluate(() => Boolean(document.activeElement?.closest('.handbook-marked')));

const floats = [
  { component: 'dialog', marks: 4, layer: '[data-slot=dialog]' },
  { component: 'sheet', marks: 3, layer: '[data-slot=sheet]' },
  { component: 'dropdownmenu', marks: 3, layer: '[data-slot=dropdown-menu]' },
  { component: 'popover', marks: 2, layer: '[data-slot=popover-content]' },
];

describe('what a page numbers while it floats', () => {
  it.each(floats)(
    '$component: remains in its window and does not receive focus',
    async ({ component, marks, layer }) => {
      const page = await openPage(component, marks);
      const window = page.frameLocator('.handbook-marked iframe');
      await window.locator(layer).waitFor();
      expect(await page.locator(layer).count()).toBe(0);
      expect(await focusesFirst(page)).toBe(false);
      await window
        .locator(layer)
        .locator('button, input, [role=menuitem]')
        .first()
        .evaluate((one) => {
          if (one instanceof HTMLElement) one.focus();
        });
      expect(await focusesFirst(page)).toBe(false);
      await page.close();
    },
  );

  it('leaves the page free to scroll', async () => {
    const page = await openPage('dialog', 4);
    await page.evaluate(() => scrollTo(0, 0));
    const scrolled = () => page.evaluate(() => scrollY);
    await page.locator('.handbook-marked').hover({ force: true });
    const before = await scrolled();
    await page.mouse.wheel(0, 200);
    await expect.poll(scrolled).toBeGreaterThan(before);
    await page.close();
  });
});
