import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { chromium, type Browser } from '@playwright/test';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build, preview, type InlineConfig } from 'vite';

import { browserLaunch } from '../tests/browser.ts';

/** Runs a measurement in Chromium against the page of `bench/ui`, built like the product. */
export async function withBuiltParts(
  measure: (browser: Browser, url: string) => Promise<void>,
): Promise<void> {
  const outDir = await mkdtemp(path.join(os.tmpdir(), 'szansa-bench-ui-'));
  const shared: InlineConfig = {
    configFile: false,
    root: path.join(import.meta.dirname, 'ui'),
    logLevel: 'error',
    plugins: [react(), tailwindcss()],
    build: { outDir, target: 'es2023', emptyOutDir: true },
  };
  try {
    await build(shared);
    const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('no address');
    const browser = await chromium.launch(await browserLaunch());
    await measure(browser, `http://127.0.0.1:${address.port}`);
    await browser.close();
    await server.close();
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}
