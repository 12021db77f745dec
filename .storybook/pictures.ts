/**
 * How every story looks, light and dark, to the pixel: a fingerprint a picture in `tests/pictures.json`. The
 * pictures themselves would weigh more than the rest of the repository; a run leaves those it needs in
 * `tests/test-results/pictures`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserCommand } from 'vitest/node';

const root = path.resolve(import.meta.dirname, '..');
const fingerprintsFile = path.join(root, 'tests/pictures.json');
/** Where a run leaves the pictures it took, or those that differ. */
export const drawnFolder = path.join(root, 'tests/test-results/pictures');

/** `compare` fails on a difference, `write` takes what is drawn as right, `none` draws nothing. */
export type PicturesMode = 'none' | 'compare' | 'write';

export function picturesMode(wanted: string | undefined): PicturesMode {
  return wanted === 'compare' || wanted === 'write' ? wanted : 'none';
}

/** Story id and theme, e.g. `ui-basics-button--sizes dark` → fingerprint. */
type Fingerprints = Record<string, string>;

function readFingerprints(): Fingerprints {
  if (!existsSync(fingerprintsFile)) return {};
  return JSON.parse(readFileSync(fingerprintsFile, 'utf8')) as Fingerprints;
}

function fingerprintOf(png: Buffer): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 16);
}

/** Takes the pictures a run has left as right; `all` forgets those it has not. Returns how many are known then. */
export function takePictures({ all }: { readonly all: boolean }): number {
  const drawn = readdirSync(drawnFolder).map((file) => {
    const name = path.basename(file, '.png');
    return [name, fingerprintOf(readFileSync(path.join(drawnFolder, file)))] as const;
  });
  const known = { ...(all ? {} : readFingerprints()), ...Object.fromEntries(drawn) };
  const sorted = Object.entries(known).toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(fingerprintsFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  return sorted.length;
}

/** Whether a picture (PNG in base64) is the one that is right; `last` keeps it to be looked at if it is not. */
export type CheckPicture = (name: string, png: string, last: boolean) => Promise<boolean>;

export function checkPicture(mode: PicturesMode): BrowserCommand<Parameters<CheckPicture>> {
  const known = readFingerprints();
  const keep = (name: string, bytes: Buffer) => {
    mkdirSync(drawnFolder, { recursive: true });
    writeFileSync(path.join(drawnFolder, `${name}.png`), bytes);
  };
  return (_context, name, png, last) => {
    const bytes = Buffer.from(png, 'base64');
    if (mode === 'write') {
      keep(name, bytes);
      return true;
    }
    if (known[name] === fingerprintOf(bytes)) return true;
    if (last) keep(name, bytes);
    return false;
  };
}
