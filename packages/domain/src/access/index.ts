export { differencesFromDefault, hiddenColumnsChange, hiddenFieldsChange, rightsChange } from './changes.ts';
export { defaultRights } from './default-rights.ts';
export { excludable, excludableFieldOf, type Excludable, type HasExcludable } from './excludable.ts';
export { excludableFields, type ExcludableField } from './excludable-fields.ts';
export { allRights, actions, entities, type Action, type Entity, type Right } from './rights.ts';
export { isAdministrator, roleKeys, type RoleKey } from './roles.ts';
export { allTableColumns, tableColumns, type TableColumn, type TableName } from './tables.ts';
