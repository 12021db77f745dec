import type { CarListKind } from '@szansa/domain/catalogue';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** How many entries of a list belong to an entry. */
export interface ChildCount {
  readonly id: string;
  readonly kind: CarListKind;
  readonly count: number;
}

/** How many entries of which lists belong to each of some entries. */
export async function countChildren(db: Db, ids: readonly string[]): Promise<readonly ChildCount[]> {
  const { rows } = await sql<ChildCount>`
    select parent_id as id, kind, count(*)::int as count
    from car_list_entry where parent_id = any(${[...ids]}::uuid[])
    group by parent_id, kind order by kind
  `.execute(db);
  return rows;
}
