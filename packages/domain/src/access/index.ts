export {
  differencesFromDefault,
  excludableFieldName,
  hiddenColumnsChange,
  hiddenFieldsChange,
  rightName,
  rightsChange,
  tableColumnName,
} from './changes.ts';
export {
  allTableColumns,
  auditTable,
  excludableFields,
  recordParts,
  tableColumns,
  tableNames,
  type ExcludableField,
  type RecordPart,
  type TableColumn,
  type TableName,
} from './declared.ts';
export { defaultRights } from './default-rights.ts';
export { excludable, excludableFieldOf, type Excludable, type HasExcludable } from './excludable.ts';
export { hiddenFields } from './hidden.ts';
export { namesOf, permissionSet, type PermissionSet } from './permission-sets.ts';
export {
  allRights,
  actions,
  companyLookupRights,
  entities,
  type Action,
  type Entity,
  type Right,
} from './rights.ts';
export { isAdministrator, isSalesperson, roleKeys, type RoleKey } from './roles.ts';
