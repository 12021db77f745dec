import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const app = fileURLToPath(new URL('../../../../apps/crm/src', import.meta.url));

/** The distance of a page to its frame, which a card may have as well, and widths as wide as pages. */
const pageLooks =
  /(?<!bg-surface )\bp-6 max-md:p-4\b|\bmax-w-(?:\dxl|screen-\w+)\b|\bmx-auto max-w-(?!full)|\bmax-w-\[(?:\d{3,}px|\d{2,}rem)\]/;

/** Components that a screen may start with: a page, or one that starts with a page. */
const beginnings =
  /<(?:Page|ListScreen|MailListScreen|RecordScreen|DirectoryRecord|ImportScreen|AdminFrame|PublicFrame|SetupFrame)\b/;

/** Screens without a page, with the reason. */
const without: Record<string, string> = {
  'features/session/logout-screen.tsx': 'says in the middle of the window that one is being logged out',
};

const files = globSync('**/*.tsx', { cwd: app })
  .filter((file) => !file.endsWith('.stories.tsx'))
  .map((file) => ({ file, source: readFileSync(`${app}/${file}`, 'utf8') }));

it('no screen writes a width of its own', () => {
  for (const own of ['mx-auto max-w-6xl', 'p-6 max-md:p-4', 'max-w-[1100px]', 'w-full max-w-5xl'])
    expect(own).toMatch(pageLooks);
  expect('max-w-narrow bg-surface p-6 max-md:p-4 max-w-full max-w-72 mx-auto max-w-full').not.toMatch(
    pageLooks,
  );
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter(({ source }) => pageLooks.test(source)).map(({ file }) => file)).toEqual([]);
});

it('every screen starts with a page', () => {
  const screens = files.filter(({ file }) => /^(?:features|parts)\/.*-screen\.tsx$/.test(file));
  expect(screens.length).toBeGreaterThan(50);
  const bare = screens.filter(({ file, source }) => !(file in without) && !beginnings.test(source));
  expect(bare.map(({ file }) => file)).toEqual([]);
  const needless = screens.filter(({ file, source }) => file in without && beginnings.test(source));
  expect(needless.map(({ file }) => file)).toEqual([]);
});
