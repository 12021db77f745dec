/** Every screen of the handbook with the metadata that its feature declares, read as text. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { defaultRights, roleKeys, type Right } from '../packages/domain/src/access/index.ts';

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

/** The screens a feature declares, each with the text up to the next one. */
function routesIn(file: string): Route[] {
  const source = readFileSync(file, 'utf8');
  const [, entity] = /entity: '(\w+)'/.exec(source) ?? [];
  return source
    .split(/(?=screen\('\/|path: '\/)/)
    .slice(1)
    .flatMap((text) => {
      const [, at = ''] = /'([^']+)'/.exec(text) ?? [];
      const [, pl, en] = /title: \{ pl: '([^']+)', en: '([^']+)' \}/.exec(text) ?? [];
      const [, component] = /lazyRouteComponent\(\s*\(\) => import\('([^']+)'\)/.exec(text) ?? [];
      const [, right = entity && `${entity}.get`] =
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
