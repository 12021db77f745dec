import type { ExcludableField, Right, RoleKey, TableColumn } from '@szansa/domain/access';

import type { Generated } from '#platform';

interface RoleTable {
  key: RoleKey;
  name: string;
  requiresSecondFactor: Generated<boolean>;
}

interface RoleRightTable {
  roleKey: RoleKey;
  right: Right;
}

interface RoleExcludedFieldTable {
  roleKey: RoleKey;
  field: ExcludableField;
}

interface RoleHiddenColumnTable {
  roleKey: RoleKey;
  column: TableColumn;
}

/** The tables of roles. */
export interface RolesTables {
  role: RoleTable;
  roleRight: RoleRightTable;
  roleExcludedField: RoleExcludedFieldTable;
  roleHiddenColumn: RoleHiddenColumnTable;
}
