import { carReferences, type CarListKind } from '@szansa/domain/catalogue';
import { sql } from 'kysely';

import type { Db } from '#platform';

/** The column by which templates name entries of a list; equipment and its sections are named by items. */
function columnOf(kind: CarListKind) {
  if (kind === 'equipment')
    return { table: 'carEquipmentItem', column: 'carEquipmentId', of: 'carTemplateId' };
  if (kind === 'equipment_section') {
    return { table: 'carEquipmentItem', column: 'carEquipmentSectionId', of: 'carTemplateId' };
  }
  const [column] = Object.entries(carReferences).find(([, list]) => list === kind) ?? [];
  return column === undefined ? null : { table: 'carTemplate', column, of: 'id' };
}

/** How many templates name each of some entries of a list. */
export async function countTemplatesNaming(
  db: Db,
  kind: CarListKind,
  ids: readonly string[],
): Promise<readonly { readonly id: string; readonly count: number }[]> {
  const naming = columnOf(kind);
  if (naming === null) return [];
  const column = sql.ref(naming.column);
  const { rows } = await sql<{ id: string; count: number }>`
    select ${column} as id, count(distinct ${sql.ref(naming.of)})::int as count
    from ${sql.table(naming.table)} where ${column} = any(${[...ids]}::uuid[]) group by ${column}
  `.execute(db);
  return rows;
}
