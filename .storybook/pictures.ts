/** Saves pictures of stories for `pnpm pictures:report`; tests draw none. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserCommand } from 'vitest/node';

/** Where a run leaves its pictures, as `<story id> <theme>.png`; undefined for a run that draws none. */
export const picturesFolder =
  process.env['PICTURES'] === 'write'
    ? path.resolve(import.meta.dirname, '../tests/test-results/pictures')
    : undefined;

/** Saves a picture (PNG in base64) under its name. */
export type SavePicture = (name: string, png: string) => Promise<void>;

export const savePicture: BrowserCommand<Parameters<SavePicture>> = (_context, name, png) => {
  if (!picturesFolder) throw new Error('This run draws no pictures.');
  mkdirSync(picturesFolder, { recursive: true });
  writeFileSync(path.join(picturesFolder, `${name}.png`), Buffer.from(png, 'base64'));
};
