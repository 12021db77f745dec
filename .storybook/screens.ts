/** Every screen of the handbook with the metadata that its feature declares, read as text. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaultRights, roleKeys, type Right } from '../packages/domain/src/access/index.ts';
import { recordLabels } from '../packages/domain/src/generated/record-names.ts';

import { screenIndex, type ScreenExample } from '../apps/crm/src/app/screen-index.ts';
import { filesById } from './story-ids.ts';

const root = path.resolve(import.meta.dirname, '..');
const features = path.join(root, 'apps/crm/src/features');

export interface Route {
  readonly path: string;
  readonly pl: string;
  readonly en: string;
  readonly right: string | undefined;
  /** Where its component is. */
  readonly file: string | undefined;
}

type Name = readonly [polish: string, english: string];

/** The names of the record that `recordFeature` has the screens of; undefined in other features. */
function recordIn(
  source: string,
): { readonly kind: string; readonly one: Name; readonly many: Name } | undefined {
  const [, kind] = /recordFeature\(\{\s+kind: '(\w+)'/.exec(source) ?? [];
  if (kind === undefined) return undefined;
  const declared = Object.entries(recordLabels).find(([name]) => name === kind)?.[1];
  const nameOf = (number: 'one' | 'many'): Name => {
    const [, pl = '', en = ''] = new RegExp(`${number}: \\['([^']+)', '([^']+)'\\]`).exec(source) ?? [];
    return declared?.[number] ?? [pl, en];
  };
  return { kind, one: nameOf('one'), many: nameOf('many') };
}

/** The screens a feature declares, each with the text up to the next one. */
function routesIn(file: string): Route[] {
  const source = readFileSync(file, 'utf8');
  const record = recordIn(source);
  return source
    .split(/(?=screen\('\/|path: '\/)/)
    .slice(1)
    .flatMap((text) => {
      const [, at = ''] = /'([^']+)'/.exec(text) ?? [];
      const isOwn = text.startsWith('path:');
      const ofRecord = at.endsWith('/$id') ? record?.one : record?.many;
      const [, ...title] = /title: \{ pl: '([^']+)', en: '([^']+)' \}/.exec(text) ?? [];
      const [pl, en] = isOwn && ofRecord ? ofRecord : title;
      const [, component] = /lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/.exec(text) ?? [];
      const [, right = record && `${record.kind}.get`] =
        /right: '([\w.]+)'/.exec(text.split(/\n {2}menu/)[0] ?? '') ?? [];
      if (pl === undefined || en === undefined) return [];
      return [{ path: at, pl, en, right, file: component && path.join(path.dirname(file), component) }];
    });
}

/** Every screen behind the sign-in. */
export function routes(): Route[] {
  return globSync(path.join(features, '*/feature.tsx')).toSorted().flatMap(routesIn);
}

export interface Screen {
  readonly pl: string;
  readonly en: string;
  readonly place: string | { readonly pl: string; readonly en: string };
  /** Whose role opens it in a new agency; undefined where no right is needed. */
  readonly roles: readonly string[] | undefined;
  readonly story: string;
  /** How many states of it there are. */
  readonly states: number;
  /** Whether it is open before the sign-in. */
  readonly isPublic: boolean;
  /** Whether it is drawn without the frame, as its address does not lead to it. */
  readonly isAlone: boolean;
  readonly file: string | undefined;
}

function rolesWith(right: string | undefined): string[] | undefined {
  if (right === undefined) return undefined;
  return roleKeys.filter((role) => defaultRights[role].includes(right as Right));
}

export interface ScreenGroup {
  readonly pl: string;
  readonly en: string;
  readonly screens: readonly Screen[];
}

/** The files of stories, and how many stories a component has. */
function knownStories() {
  const files = filesById();
  const componentOf = (story: string) => story.slice(0, story.indexOf('--') + 2);
  return {
    fileOf: (story: string) => {
      const file = files.get(story);
      if (file === undefined) throw new Error(`There is no story ${story}`);
      return path.join(root, file);
    },
    statesOf: (story: string) => [...files.keys()].filter((id) => id.startsWith(componentOf(story))).length,
  };
}

export function screenGroups(): ScreenGroup[] {
  const { fileOf, statesOf } = knownStories();
  const declared = new Map(routes().map((route) => [route.path, route]));
  const screenOf = (example: ScreenExample): Screen => {
    const { story } = example;
    const common = { story, states: statesOf(story), isPublic: false, isAlone: false };
    const ownFile = fileOf(story);
    if (!('path' in example)) {
      const { right, ...told } = example;
      return { ...common, ...told, roles: rolesWith(right), file: ownFile };
    }
    const route = declared.get(example.path);
    if (!route) throw new Error(`No feature has the screen ${example.path}`);
    const place = route.path.replaceAll(/\$\w+/g, '…');
    const { pl, en, right, file } = route;
    return { ...common, pl, en, place, roles: rolesWith(right), file };
  };
  return screenIndex.map((group) => ({ ...group, screens: group.screens.map(screenOf) }));
}
