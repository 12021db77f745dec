import { existsSync, globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { chromium, type Browser, type Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preview, type PreviewServer } from 'vite';

import { weights } from '../component-weights.ts';
import { browserLaunch } from '../browser.ts';
import {
  buildPage,
  checkTypes,
  makeProject,
  manifestOf,
  packUi,
  unpack,
  weighed,
  type Entry,
} from './ui-package/project.ts';

let folder: string;
let tarball: string;
let project: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'szansa-ui-'));
  tarball = await packUi(folder);
  project = path.join(folder, 'project');
  await makeProject(project, tarball);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe('the packed design system', () => {
  it('contains what is built, with its papers, and nothing of the workspace', async () => {
    const unpacked = await unpack(tarball, path.join(folder, 'unpacked'));
    const manifest = manifestOf(unpacked);
    const requested = Object.entries({ ...manifest.dependencies, ...manifest.peerDependencies });
    expect(requested.filter(([, range]) => /^(workspace|catalog|file|link):/.test(range))).toEqual([]);
    expect(Object.keys(manifest.peerDependencies ?? {}).toSorted()).toEqual([
      '@types/react',
      'react',
      'react-dom',
      'tailwindcss',
    ]);
    for (const range of Object.values(manifest.peerDependencies ?? {})) expect(range).toMatch(/^\^/);
    expect(manifest.private).toBeUndefined();
    expect(JSON.stringify(manifest.exports)).not.toContain('src/');
    const papers = ['README.md', 'CHANGELOG.md', 'LICENSE'];
    const built = ['styles.css', 'preset.css', 'button/index.js', 'button/index.d.ts'].map(
      (name) => `dist/${name}`,
    );
    const missing = [...papers, ...built].filter((file) => !existsSync(path.join(unpacked, file)));
    expect(missing).toEqual([]);
    expect(globSync('**/{*.stories.*,*.test.*,*.mdx,src,build}', { cwd: unpacked })).toEqual([]);
  });

  it('has types a strict project compiles with, and refuses what is no prop', async () => {
    await expect(checkTypes(project)).resolves.toBe('');
  });
});

describe('a page that draws one button', () => {
  it('costs only a button', async () => {
    const bare = weighed(await buildPage(project, 'bare'), '.js');
    const page = await buildPage(project, 'one');
    const one = weighed(page, '.js');
    expect(one.files).toHaveLength(1);
    expect(one.weight - bare.weight).toBeLessThanOrEqual(weights.packed.button);
    expect(weighed(page, '.css').weight).toBeLessThanOrEqual(weights.styles);
  });
});

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await browserLaunch());
});
afterAll(() => browser.close());

const served: PreviewServer[] = [];
afterAll(() => Promise.all(served.map((server) => server.close())));

/** Serves a built page and answers its address. */
async function serve(entry: Entry): Promise<string> {
  const outDir = await buildPage(project, entry);
  const server = await preview({
    root: project,
    configFile: false,
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0 },
  });
  served.push(server);
  return `${server.resolvedUrls?.local[0]}${entry}.html`;
}

const stylesOf = (page: Page, selector: string, ...properties: readonly string[]) =>
  page
    .locator(selector)
    .first()
    .evaluate((element, names) => {
      const style = getComputedStyle(element);
      return Object.fromEntries(names.map((name) => [name, style.getPropertyValue(name)]));
    }, properties);

describe('a page that draws ten components', () => {
  let page: Page;
  const warnings: string[] = [];
  const errors: string[] = [];
  beforeAll(async () => {
    page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(await serve('ten'));
  });
  const styleOf = (selector: string, ...properties: readonly string[]) =>
    stylesOf(page, selector, ...properties);

  it('draws them with their styles', async () => {
    await page.locator('.recharts-bar-rectangle').nth(1).waitFor();
    const slots = ['button', 'badge', 'callout', 'chart', 'data-table', 'relative-time'];
    const drawn = await page
      .locator('[data-slot]')
      .evaluateAll((parts) => parts.map((part) => part.dataset['slot']));
    expect(drawn).toEqual(expect.arrayContaining(slots));
    expect(await page.getByRole('textbox', { name: 'Town' }).inputValue()).toBe('Łódź');
    expect(await page.getByRole('tab', { name: 'First' }).count()).toBe(1);
    expect(
      await styleOf('main button', 'background-color', 'font-size', 'border-radius', 'font-family'),
    ).toEqual({
      'background-color': 'rgb(11, 85, 99)',
      'font-size': '14px',
      'border-radius': '6px',
      'font-family': '"Inter Variable", sans-serif',
    });
    expect(
      await page.evaluate(async () => (await document.fonts.load("14px 'Inter Variable'")).length),
    ).toBeGreaterThan(0);
    await page.getByRole('checkbox', { name: 'Agreed' }).click();
    expect(await page.getByRole('checkbox', { name: 'Agreed' }).isChecked()).toBe(true);
    expect(errors).toEqual([]);
  });

  it('shows times in the provider’s zone, and in English what has no label, without a warning where it is served', async () => {
    expect(await page.locator('time').getAttribute('title')).toBe('17.11.2026, 22:05');
    expect(await page.locator('[data-slot="relative-time"]').textContent()).toBe('3 days ago');
    expect(warnings).toEqual([]);
  });

  it('leaves the rest of the page as it was', async () => {
    expect(await styleOf('#elsewhere h1', 'font-size', 'font-weight', 'margin-top')).toEqual({
      'font-size': '32px',
      'font-weight': '700',
      'margin-top': '21.44px',
    });
    expect(await styleOf('#elsewhere button', 'border-top-style', 'cursor')).toEqual({
      'border-top-style': 'outset',
      cursor: 'default',
    });
    expect(await styleOf('html', '--canvas', 'color')).toEqual({ '--canvas': '', color: 'rgb(0, 0, 0)' });
  });

  it('dresses what lies above the page as well, in the theme of the page', async () => {
    await page.getByRole('button', { name: 'Open' }).click();
    await page.getByRole('dialog', { name: 'A dialog' }).waitFor();
    expect(await page.getByRole('button', { name: 'Shut' }).count()).toBe(1);
    const layer = '[data-slot="dialog"]';
    const look = ['background-color', 'color', 'font-size'] as const;
    expect(await styleOf(layer, ...look)).toEqual({
      'background-color': 'rgb(255, 255, 255)',
      color: 'rgb(31, 29, 26)',
      'font-size': '14px',
    });
    const dark = { 'background-color': 'rgb(48, 45, 42)', color: 'rgb(242, 240, 237)' };
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await styleOf(layer, ...look)).toMatchObject(dark);
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'light';
    });
    expect(await styleOf(layer, 'color')).toEqual({ color: 'rgb(31, 29, 26)' });
    await page.emulateMedia({ colorScheme: 'light' });
    await page.evaluate(() => {
      document.documentElement.dataset['theme'] = 'dark';
    });
    expect(await styleOf(layer, ...look)).toMatchObject(dark);
  });
});

describe('a page with Tailwind of its own', () => {
  it('uses the theme from the preset, and the classes of the components among its own', async () => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(await serve('preset'));
    await page.getByRole('button', { name: 'Save' }).waitFor();
    const button = { 'background-color': 'rgb(11, 85, 99)', 'font-size': '14px', 'border-radius': '6px' };
    expect(await stylesOf(page, '.szansa-ui button', ...Object.keys(button))).toEqual(button);
    const own = { 'background-color': 'rgb(222, 237, 240)', 'padding-top': '16px' };
    expect(await stylesOf(page, '#own', ...Object.keys(own))).toEqual(own);
    const ground = 'background-color';
    expect(await stylesOf(page, '.szansa-ui', ground)).toEqual({ [ground]: 'rgb(247, 246, 244)' });
    expect(await stylesOf(page, 'body', ground)).toEqual({ [ground]: 'rgba(0, 0, 0, 0)' });
  });
});
