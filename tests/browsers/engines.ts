import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

import puppeteer, { type ElementHandle, type JSHandle, type Page } from 'puppeteer-core';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { expect, vi } from 'vitest';

import { freePort } from '../live/server-process.ts';

/** What a way through the product does with a browser. */
export interface Browser {
  readonly open: (address: string) => Promise<void>;
  /** Evaluates an expression in the page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that an expression returns, as a person would. */
  readonly click: (expression: string) => Promise<void>;
  /** Replaces what a field contains. */
  readonly fill: (expression: string, text: string) => Promise<void>;
  /** Presses a key in the element that has the focus: `Enter`, `Escape`, `ArrowDown`. */
  readonly press: (key: keyof typeof keys) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** The keys of WebDriver, by the names of the DOM. */
const keys = { Enter: '\uE007', Escape: '\uE00C', ArrowDown: '\uE015' } as const;

export interface Engine {
  readonly name: string;
  /** Where its program is, or undefined where it is not installed. */
  readonly program: string | undefined;
  readonly start: (program: string) => Promise<Browser>;
}

const firstOf = (...paths: readonly string[]) => paths.find((path) => existsSync(path));

const missing = (expression: string) => new Error(`The page does not have ${expression}`);

async function elementIn(page: Page, expression: string): Promise<ElementHandle> {
  const found: JSHandle = await page.evaluateHandle(expression);
  const element = found.asElement();
  if (element === null) throw missing(expression);
  return element as ElementHandle;
}

/** Firefox by WebDriver BiDi. */
async function startFirefox(executablePath: string): Promise<Browser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'intl.accept_languages': 'pl', 'ui.prefersReducedMotion': 1 },
  });
  const page = await browser.newPage();
  return {
    open: async (address) => void (await page.goto(address)),
    evaluate: (expression) => page.evaluate(expression),
    click: async (expression) => {
      await (await elementIn(page, expression)).click();
    },
    fill: async (expression, text) => {
      const field = await elementIn(page, expression);
      await field.click({ count: 3 });
      await page.keyboard.press('Delete');
      await page.keyboard.type(text);
    },
    press: (key) => page.keyboard.press(key),
    close: () => browser.close(),
  };
}

/** A display for browsers that draw on one, where there is none. */
async function startDisplay(): Promise<{ readonly name: string; readonly process: ChildProcess | null }> {
  const shown = process.env['DISPLAY'];
  if (shown) return { name: shown, process: null };
  const server = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise<string>((resolve, reject) => {
    server.once('error', reject);
    server.stdio[3]?.once('data', (data: Buffer) => {
      resolve(data.toString().trim());
    });
  });
  return { name: `:${number}`, process: server };
}

async function foundBy(driver: WebDriver, expression: string): Promise<WebElement> {
  const element = await driver.executeScript<WebElement | null>(`return ${expression}`);
  if (element === null) throw missing(expression);
  return element;
}

/** The engine of Safari, by the driver that Debian and others pack with WebKitGTK. */
async function startWebKit(binary: string): Promise<Browser> {
  const display = await startDisplay();
  const port = await freePort();
  const driverProcess = spawn('WebKitWebDriver', [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display.name, LANGUAGE: 'pl', GTK_A11Y: 'none', NO_AT_BRIDGE: '1' },
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(async () => expect((await fetch(`${url}/status`)).ok).toBe(true), { timeout: 15_000 });
  const driver = await new Builder()
    .disableEnvironmentOverrides()
    .usingServer(url)
    .withCapabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    })
    .build();
  await driver.manage().window().setRect({ width: 1440, height: 900 });
  return {
    open: (address) => driver.get(address),
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    click: async (expression) => {
      await (await foundBy(driver, expression)).click();
    },
    fill: async (expression, text) => {
      const field = await foundBy(driver, expression);
      await field.clear();
      await field.sendKeys(text);
    },
    press: async (key) => {
      await (await driver.switchTo().activeElement()).sendKeys(keys[key]);
    },
    close: async () => {
      await driver.quit();
      driverProcess.kill();
      display.process?.kill();
    },
  };
}

/** The engines beside Chromium, which all other tests use. */
export const engines: readonly Engine[] = [
  {
    name: 'WebKit',
    program: firstOf('/usr/bin/WebKitWebDriver')
      ? globSync('/usr/lib{,exec,64}/{*/,}webkit2gtk-4.1/MiniBrowser')[0]
      : undefined,
    start: startWebKit,
  },
  {
    name: 'Firefox',
    program: firstOf(
      '/usr/bin/firefox-esr',
      '/usr/bin/firefox',
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ),
    start: startFirefox,
  },
];
