import { carListEntity, type CarListKind } from '@szansa/domain/catalogue';
import type { Entity } from '@szansa/domain/access';
import { sql } from 'kysely';

import { countOffersNaming } from '#modules/car-offers';
import { countTemplatesNaming } from '#modules/car-templates';
import type { Actor, StaffReading, Db } from '#platform';

/** How many entries of a list belong to an entry. */
interface ChildCount {
  readonly id: string;
  readonly kind: CarListKind;
  readonly count: number;
}

/** How many entries of which lists belong to each of some entries. */
async function countChildren(db: Db, ids: readonly string[]): Promise<readonly ChildCount[]> {
  const { rows } = await sql<ChildCount>`
    select parent_id as id, kind, count(*)::int as count
    from car_list_entry where parent_id = any(${[...ids]}::uuid[])
    group by parent_id, kind order by kind
  `.execute(db);
  return rows;
}

interface Use {
  readonly kind: Entity;
  readonly count: number;
}

/** What names each entry. */
export type Uses = ReadonlyMap<string, readonly Use[]>;

/** Returns all references to some entries of a list, regardless of who may read them. */
export async function allUses(
  { db }: Pick<StaffReading, 'db'>,
  kind: CarListKind,
  ids: readonly string[],
): Promise<Uses> {
  const uses = new Map<string, Use[]>();
  if (ids.length === 0) return uses;
  const add = (id: string, use: Use) => uses.set(id, [...(uses.get(id) ?? []), use]);
  for (const child of await countChildren(db, ids)) {
    add(child.id, { kind: carListEntity(child.kind), count: child.count });
  }
  for (const { id, count } of await countTemplatesNaming(db, kind, ids))
    add(id, { kind: 'car_template', count });
  for (const { id, count } of await countOffersNaming(db, kind, ids)) add(id, { kind: 'car_offer', count });
  return uses;
}

/** Those of some uses that a person may read. */
export function readableUses(actor: Actor, uses: readonly Use[]): Use[] {
  return uses.filter(({ kind }) => actor.can(`${kind}.get`));
}

/** What names some entries of a list, of what the actor may read. */
export async function usesOfEntries(
  reading: StaffReading,
  kind: CarListKind,
  ids: readonly string[],
): Promise<Uses> {
  const uses = await allUses(reading, kind, ids);
  return new Map([...uses].map(([id, all]) => [id, readableUses(reading.actor, all)]));
}
