import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const features = 'apps/crm/src/features';

interface Telling {
  /** The constant that `screenStates` is assigned to. */
  readonly name: string;
  readonly options: string;
}

/** What `recordStories` calls `screenStates` with. */
const ofRecords = { list: 'call: list, empty: none', one: 'call: get', form: '' };

const isOfRecord = (source: string) => /^const stories = recordStories\(\{/m.test(source);

/** Calls of `screenStates` in a file of stories, by itself or by `recordStories`. */
function tellingsIn(source: string): Telling[] {
  const own = [...source.matchAll(/^const (\w+) = screenStates\(\{(.*?)\}\);$/gms)].map(
    ([, name = '', options = '']) => ({ name, options }),
  );
  const records = Object.entries(ofRecords).map(([name, options]) => ({ name: `stories.${name}`, options }));
  return isOfRecord(source) ? [...own, ...records] : own;
}

/** Returns the states of such a call, according to its options. */
function statesOf({ options }: Telling): string[] {
  const isPending = /\bcall: /.test(options);
  const isRefused = isPending && !/\bisForEveryone: true/.test(options);
  return [
    'English',
    'Narrow',
    ...(isPending ? ['Loading', 'Failed'] : []),
    ...(isRefused ? ['Forbidden'] : []),
    ...(/\bempty: /.test(options) ? ['Empty'] : []),
  ];
}

/** Returns the states of a file that no story shows, as `states.Empty`. */
function untoldIn(source: string): string[] {
  const notified = new Set(
    [...source.matchAll(/^export const \w+: Story = (?:\{\s+\.\.\.)?((?:\w+\.)+\w+)[;,]/gm)].map(
      ([, name]) => name,
    ),
  );
  return tellingsIn(source)
    .flatMap((notifying) => statesOf(notifying).map((state) => `${notifying.name}.${state}`))
    .filter((state) => !notified.has(state));
}

/** Stories that are called like a state and are written by hand. */
function writtenByHandIn(source: string): string[] {
  const byHand =
    /^export const (Loading|Empty|Failed|Forbidden|English|Narrow): Story = (?!(?:\{\s+\.\.\.)?\w+\.\1[;,])/gm;
  return [...source.matchAll(byHand)].flatMap(([, name]) => name ?? []);
}

/** Returns the addresses of the states of a file, with parameters as in the routes: `/bank/$id`. */
function addressesIn(source: string): string[] {
  const [, own = ''] = /^const address = [`'](.*)[`'];$/m.exec(source) ?? [];
  return tellingsIn(source).map(({ options }) => {
    const [, given = own] = /\baddress: [`'](.*)[`'],$/m.exec(options) ?? [];
    return given.replaceAll(/\$\{[^}]*\}/g, '$id');
  });
}

/** The folder of the feature a screen belongs to. */
const featureOf = (screen: string) =>
  path.join(features, path.relative(features, screen).split(path.sep)[0] ?? '');

/** Paths of a screen, as its feature names them. */
function pathsOf(screen: string): string[] {
  const folder = featureOf(screen);
  return [
    ...read(path.join(folder, 'feature.tsx')).matchAll(
      /(?:path: |screen\()'([^']*)'.*?import\('\.\/([\w/-]+-screen\.tsx)'\)/gs,
    ),
  ].flatMap(([, at, file]) => (at && file === path.relative(folder, screen) ? [at] : []));
}

const stories = globSync(`${features}/**/*.stories.tsx`, { cwd: root })
  .map((file) => ({ file, source: read(file) }))
  .filter(({ source }) => tellingsIn(source).length > 0);

/** Returns whether a file of stories shows a screen's states: by its component, or its address in the feature. */
function shows(screen: string, { file, source }: (typeof stories)[number]): boolean {
  const [, imported] = /\bcomponent: (\w+),/.exec(source) ?? [];
  if (imported) {
    const [, from = ''] = new RegExp(`^import \\{ ${imported} \\} from '(.*)';$`, 'm').exec(source) ?? [];
    return path.join(path.dirname(file), from) === screen;
  }
  if (featureOf(file) !== featureOf(screen)) return false;
  // the list and the record are all screens of such a feature
  if (isOfRecord(source)) return true;
  const addresses = new Set(addressesIn(source));
  return pathsOf(screen).some((at) => addresses.has(at));
}

const screens = globSync(`${features}/**/*-screen.tsx`, { cwd: root });

it('screens and their stories are found', () => {
  expect(screens.length).toBeGreaterThan(20);
  expect(stories.length).toBeGreaterThan(15);
});

it.each(screens)('%s has stories that derive its states [S6.5]', (screen) => {
  expect(stories.some((story) => shows(screen, story))).toBe(true);
});

it.each(stories)('$file lists every state its screens can be in, and none by hand', ({ source }) => {
  expect(untoldIn(source)).toEqual([]);
  expect(writtenByHandIn(source)).toEqual([]);
});

describe('stories are read', () => {
  const source = `
const states = screenStates({
  call: mocks.banks.list,
  filled: [list],
  empty: [listing([])],
});
const address = \`/bank/\${sampleBank.id}\`;
const open = screenStates({ address: '/x', call: mocks.profile.get, isForEveryone: true, filled: [] });
const form = screenStates({
  address: \`\${address}?edit=bank\`,
  filled: [],
});
export const Empty: Story = {
  ...states.Empty,
};
export const Failed: Story = states.Failed;
export const Loading: Story = { play };
export const OpenEnglish: Story = open.English;
`;

  it('with the states their options leave', () => {
    expect(tellingsIn(source).map(statesOf)).toEqual([
      ['English', 'Narrow', 'Loading', 'Failed', 'Forbidden', 'Empty'],
      ['English', 'Narrow', 'Loading', 'Failed'],
      ['English', 'Narrow'],
    ]);
  });

  it('with the states that are not listed, and those listed by hand', () => {
    expect(untoldIn(source)).toEqual([
      ...['English', 'Narrow', 'Loading', 'Forbidden'].map((state) => `states.${state}`),
      ...['Narrow', 'Loading', 'Failed'].map((state) => `open.${state}`),
      ...['English', 'Narrow'].map((state) => `form.${state}`),
    ]);
    expect(writtenByHandIn(source)).toEqual(['Loading']);
  });

  it('with those of records', () => {
    const missing = untoldIn(`
const stories = recordStories({ calls: mocks.banks });
export const ListEmpty: Story = { ...stories.list.Empty, tags: [] };
export const FormEnglish: Story = stories.form.English;
`);
    expect(missing).toContain('stories.list.Loading');
    expect(missing).toContain('stories.one.Forbidden');
    expect(missing).toContain('stories.form.Narrow');
    expect(missing).not.toContain('stories.list.Empty');
    expect(missing).not.toContain('stories.form.English');
  });

  it('with their addresses', () => {
    expect(addressesIn(source)).toEqual(['/bank/$id', '/bank/$id', '$id?edit=bank']);
  });
});
