import {
  differencesFromDefault,
  entities,
  type Action,
  type Entity,
  type Right,
  type RoleKey,
} from '@szansa/domain/access';
import { fold } from '@szansa/domain/shared';

export interface RightsView {
  /** What the person searches entities by. */
  readonly search: string;
  readonly onlyDifferent: boolean;
}

/** Rights that differ from those a new agency starts with. */
export function differingRights(role: RoleKey, rights: readonly Right[]): ReadonlySet<Right> {
  const { added, missing } = differencesFromDefault(role, rights);
  return new Set([...added, ...missing]);
}

/**
 * Returns the entities to show: those whose name contains the fragment and, optionally, only those with a differing
 * right.
 */
export function shownEntities(
  view: RightsView,
  names: Readonly<Record<Entity, string>>,
  differing: ReadonlySet<Right>,
): Entity[] {
  const fragment = fold(view.search.trim());
  const differs = (entity: Entity) => [...differing].some((right) => right.startsWith(`${entity}.`));
  return entities
    .filter((entity) => fold(names[entity]).includes(fragment) && (!view.onlyDifferent || differs(entity)))
    .toSorted((one, other) => names[one].localeCompare(names[other], 'pl'));
}

/** Returns the change of rights for a tick of one cell: rights to create or change also require the right to read. */
export function changeOfCell(
  rights: readonly Right[],
  entity: Entity,
  action: Action,
  isGranted: boolean,
): { grant: Right[]; revoke: Right[] } {
  const right: Right = `${entity}.${action}`;
  if (isGranted) {
    const see: Right = `${entity}.get`;
    return { grant: [...new Set([right, see])].filter((one) => !rights.includes(one)), revoke: [] };
  }
  if (action !== 'get') return { grant: [], revoke: [right] };
  const all: Right[] = [`${entity}.create`, `${entity}.edit`, `${entity}.get`];
  return { grant: [], revoke: all.filter((one) => rights.includes(one)) };
}
