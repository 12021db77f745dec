import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../../..', import.meta.url));

const literal =
  /(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b|\b(?:rgba?|hsla?|oklch|oklab|lch|lab|color)\(/gi;

/** In tests and stories a colour is data: the label someone coloured. */
const isDataFile = /\.(test|stories)\.tsx?$/;
const namesColours = /theme\/tokens\.css$/;

function colourLiterals(source: string): string[] {
  const withoutComments = source.replaceAll(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
  return withoutComments.match(literal) ?? [];
}

it('finds the literals it looks for, and no anchors, entities or comments', () => {
  expect(
    colourLiterals(`a { color: #fff; background: rgb(0 0 0 / 50%) } const b = 'oklch(50% 0 0)'`),
  ).toEqual(['#fff', 'rgb(', 'oklch(']);
  expect(
    colourLiterals(`// like #fff\n<a href="#content">&#039;</a> /* hsl(0 0% 0%) */ '#application-toasts'`),
  ).toEqual([]);
});

/** A size of type, a radius or a shadow made up on the spot, `text-[9px]` and the like. */
const madeUp = /\b(?:text|rounded(?:-[a-z]{1,2})?|shadow)-\[(?!var\()[^\]]*(?:px|rem|em)[^\]]*\]/g;

it('no component makes up a size of type, a radius or a shadow', () => {
  expect('text-[9px]/none rounded-t-[3px] shadow-[0_1px_2px_black] w-[9px]'.match(madeUp)).toHaveLength(3);
  const files = globSync(['packages/ui/src/**/*.tsx', 'apps/crm/src/**/*.tsx'], { cwd: root });
  const found = files.flatMap((file) =>
    (readFileSync(`${root}/${file}`, 'utf8').match(madeUp) ?? []).map((text) => `${file}: ${text}`),
  );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** A place in the stack that no token names: `z-40`, `z-[3]`, `zIndex: 5`, `z-index: 5`. */
const unnamedLayer = /(?<![\w-])-?z-(?:\d+|\[[^\]]*\])(?![\w-])|\bz-?index['"]?:\s*['"]?-?\d+/gi;

it('every layer is a token', () => {
  const literals = `'z-40 focus:z-60 z-[3] -z-1' zIndex: 5 'z-index': '5' z-index: -1`;
  expect(literals.match(unnamedLayer)).toHaveLength(7);
  expect('z-dialog max-xl:z-drawer z-index: var(--layer-menu) quiz-1'.match(unnamedLayer)).toBeNull();
  const files = globSync(['packages/ui/src/**/*.{ts,tsx,css}', 'apps/crm/src/**/*.{ts,tsx,css}'], {
    cwd: root,
  });
  const found = files
    .filter((file) => !isDataFile.test(file))
    .flatMap((file) =>
      (readFileSync(`${root}/${file}`, 'utf8').match(unnamedLayer) ?? []).map((text) => `${file}: ${text}`),
    );
  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

/** A duration or an easing made up on the spot: `duration-200`, `delay-[1s]`, `ease-in`. */
const madeUpMotion = /(?<![\w-])(?:(?:duration|delay)-(?:\d|\[)|ease-(?:in|out|linear|\[))/g;

it('no component makes up a duration or an easing', () => {
  expect('duration-200 hover:delay-[1s] ease-in-out'.match(madeUpMotion)).toHaveLength(3);
  expect(
    'delay-(--duration-patience) [animation-delay:var(--duration-patience)]'.match(madeUpMotion),
  ).toBeNull();
  const files = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/crm/src/**/*.{ts,tsx}'], { cwd: root });
  const found = files
    .filter((file) => !isDataFile.test(file))
    .flatMap((file) =>
      (readFileSync(`${root}/${file}`, 'utf8').match(madeUpMotion) ?? []).map((text) => `${file}: ${text}`),
    );
  expect(found).toEqual([]);
});

it('no file but tokens.css names a colour', () => {
  const files = globSync(['packages/ui/src/**/*.{ts,tsx,css}', 'apps/crm/src/**/*.{ts,tsx,css}'], {
    cwd: root,
  });
  const checked = files.filter((file) => !isDataFile.test(file) && !namesColours.test(file));
  expect(checked.length).toBeGreaterThan(40);
  const found = checked.flatMap((file) =>
    colourLiterals(readFileSync(`${root}/${file}`, 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(found).toEqual([]);
});
