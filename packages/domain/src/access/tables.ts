import { tableColumns } from './declared.ts';

export type TableName = keyof typeof tableColumns;

export const tableNames = Object.keys(tableColumns) as TableName[];

/** `<table>.<column>`, e.g. `customers.phones`. */
export type TableColumn = {
  [Table in TableName]: `${Table}.${(typeof tableColumns)[Table][number]}`;
}[TableName];

export const allTableColumns: readonly TableColumn[] = tableNames.flatMap((table) =>
  tableColumns[table].map((column) => `${table}.${column}` as TableColumn),
);
