import { z } from 'zod';

import { defaultRights } from './default-rights.ts';
import { allTableColumns, excludableFields, type TableColumn } from './declared.ts';
import { allRights, type Right } from './rights.ts';
import type { RoleKey } from './roles.ts';

/** The name of a right, of a field that can be hidden, of a column of a table. */
export const rightName = z.enum(allRights as readonly [Right, ...Right[]], 'value_not_allowed');
export const excludableFieldName = z.enum(excludableFields, 'value_not_allowed');
export const tableColumnName = z.enum(
  allTableColumns as readonly [TableColumn, ...TableColumn[]],
  'value_not_allowed',
);

/** Each of them at most once in a change that means something, so at most as many as there are. */
function someOf<Name extends z.ZodEnum>(name: Name) {
  return z.array(name).max(name.options.length, 'too_many').default([]);
}

function isDisjoint(one: readonly string[], other: readonly string[]): boolean {
  return !one.some((name) => other.includes(name));
}

/**
 * Changes of a role's rights list what to add and what to remove instead of the whole: two administrators who work on
 * different cells do not undo one another's changes.
 */
export const rightsChange = z
  .strictObject({ grant: someOf(rightName), revoke: someOf(rightName) })
  .refine(({ grant, revoke }) => isDisjoint(grant, revoke), { error: 'value_not_allowed', path: ['revoke'] });

/** Fields to hide from a role or a person, and fields to show again. */
export const hiddenFieldsChange = z
  .strictObject({ hide: someOf(excludableFieldName), show: someOf(excludableFieldName) })
  .refine(({ hide, show }) => isDisjoint(hide, show), { error: 'value_not_allowed', path: ['show'] });

/** Columns to hide from a role, and columns to show again. */
export const hiddenColumnsChange = z
  .strictObject({ hide: someOf(tableColumnName), show: someOf(tableColumnName) })
  .refine(({ hide, show }) => isDisjoint(hide, show), { error: 'value_not_allowed', path: ['show'] });

/** How a role's rights differ from those a new agency starts with. */
export function differencesFromDefault(
  role: RoleKey,
  rights: readonly Right[],
): { readonly added: readonly Right[]; readonly missing: readonly Right[] } {
  const now = new Set(rights);
  const before = new Set(defaultRights[role]);
  return {
    added: allRights.filter((right) => now.has(right) && !before.has(right)),
    missing: allRights.filter((right) => before.has(right) && !now.has(right)),
  };
}
