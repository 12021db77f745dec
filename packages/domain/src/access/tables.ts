/** Tables whose columns an administrator may hide from a role, each with those it can do without. */
export const tableColumns = {
  customers: ['firms', 'taxIdNumber', 'phones', 'emails', 'city', 'opportunities', 'addedBy', 'updatedAt'],
  opportunities: [
    'number',
    'status',
    'vehicle',
    'value',
    'worker',
    'leadSource',
    'labels',
    'statusChangedAt',
    'lastActivityAt',
  ],
  banks: ['shortName', 'taxIdNumber', 'phone', 'email', 'offers', 'isActive', 'createdAt'],
  people: ['position', 'phoneNumber', 'roles', 'secondFactor', 'lastSeenAt', 'createdAt'],
} as const;

export type TableName = keyof typeof tableColumns;

/** `<table>.<column>`, e.g. `customers.phones`. */
export type TableColumn = {
  [Table in TableName]: `${Table}.${(typeof tableColumns)[Table][number]}`;
}[TableName];

export const allTableColumns: readonly TableColumn[] = (Object.keys(tableColumns) as TableName[]).flatMap(
  (table) => tableColumns[table].map((column) => `${table}.${column}` as TableColumn),
);
