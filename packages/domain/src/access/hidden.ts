import { excludableFields, type ExcludableField } from './declared.ts';
import type { Right } from './rights.ts';

/**
 * The fields somebody does not see (rule AX1): those hidden from them, and all of records they have no right to read,
 * wherever those show up.
 */
export function hiddenFields(
  excluded: readonly ExcludableField[],
  rights: ReadonlySet<Right>,
): readonly ExcludableField[] {
  const held: ReadonlySet<string> = rights;
  const mayRead = (field: ExcludableField) => held.has(`${field.slice(0, field.indexOf('.'))}.get`);
  return excludableFields.filter((field) => excluded.includes(field) || !mayRead(field));
}
