/**
 * How every story looks, light and dark, to the pixel: a fingerprint a picture, in one file a component,
 * `tests/pictures/<component id>.json`. The pictures themselves would weigh more than the rest of the repository; a
 * run leaves those it needs in `tests/test-results/pictures`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { BrowserCommand } from 'vitest/node';

import { samplePicture, themes } from './picture-names.ts';

const root = path.resolve(import.meta.dirname, '..');
const fingerprintsFolder = path.join(root, 'tests/pictures');
/** Where a run leaves the pictures it took, or those that differ. */
export const drawnFolder = process.env['PICTURES_FOLDER'] ?? path.join(root, 'tests/test-results/pictures');

/** `compare` fails on a difference, `write` takes what is drawn as right, `none` draws nothing. */
export type PicturesMode = 'none' | 'compare' | 'write';

export function picturesMode(wanted: string | undefined): PicturesMode {
  return wanted === 'compare' || wanted === 'write' ? wanted : 'none';
}

/** Story id and theme, e.g. `ui-basics-button--sizes dark`, → fingerprint. */
type Fingerprints = Map<string, string>;

/** The component's id, `ui-basics-button`, of a story or a picture. */
export function componentOf(name: string): string {
  return name.slice(0, name.indexOf('--'));
}

function fileOf(component: string): string {
  return path.join(fingerprintsFolder, `${component}.json`);
}

/** Every picture that is known, of this tree or a work tree of another commit. */
export function knownPictures(tree = root): Fingerprints {
  const folder = path.join(tree, 'tests/pictures');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return new Map(
    files.flatMap((file) => {
      const component = path.basename(file, '.json');
      const own = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, string>;
      return Object.entries(own).map(([name, print]) => [`${component}--${name}`, print] as const);
    }),
  );
}

function write(fingerprints: Fingerprints): void {
  const components = Map.groupBy(fingerprints, ([name]) => componentOf(name));
  rmSync(fingerprintsFolder, { recursive: true, force: true });
  mkdirSync(fingerprintsFolder);
  for (const [component, own] of components) {
    const entries = own
      .map(([name, print]) => [name.slice(component.length + 2), print] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(fileOf(component), `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  }
}

/** Id of the story a picture shows. */
export function storyOf(name: string): string {
  return name.slice(0, name.lastIndexOf(' '));
}

export function fingerprintOf(png: Buffer): string {
  return createHash('sha256').update(png).digest('hex').slice(0, 16);
}

/** What a run has left in a folder, with its fingerprints. */
export function drawnPictures(folder = drawnFolder): Fingerprints {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.png')) : [];
  return new Map(
    files.map((file) => [path.basename(file, '.png'), fingerprintOf(readFileSync(path.join(folder, file)))]),
  );
}

/**
 * Takes the pictures a run has left as right, all of them or those of some stories, and forgets those of stories that
 * are gone. Returns how many are known then.
 */
export function takePictures(storyIds: readonly string[], taken: readonly string[] = storyIds): number {
  const known = knownPictures();
  for (const [name, print] of drawnPictures())
    if (name === samplePicture || taken.includes(storyOf(name))) known.set(name, print);
  const wanted = new Set(picturesOf(storyIds));
  const kept = new Map([...known].filter(([name]) => wanted.has(name)));
  write(kept);
  return kept.size;
}

function picturesOf(storyIds: readonly string[]): string[] {
  return [samplePicture, ...storyIds.flatMap((id) => themes.map((theme) => `${id} ${theme}`))];
}

/** Pictures without a story, and stories without a picture, by name. */
export function unmatchedPictures(storyIds: readonly string[], known: Iterable<string>) {
  const names = new Set(known);
  const wanted = new Set(picturesOf(storyIds));
  return {
    orphaned: [...names].filter((name) => !wanted.has(name)).toSorted(),
    missing: [...wanted].filter((name) => !names.has(name)).toSorted(),
  };
}

/** Whether a picture (PNG in base64) is the one that is right; `last` keeps it to be looked at if it is not. */
export type CheckPicture = (name: string, png: string, last: boolean) => Promise<boolean>;

export function checkPicture(mode: PicturesMode): BrowserCommand<Parameters<CheckPicture>> {
  const known = knownPictures();
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
    if (known.get(name) === fingerprintOf(bytes)) return true;
    if (last) keep(name, bytes);
    return false;
  };
}
