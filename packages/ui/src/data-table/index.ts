export { resolveColumnSettings, type ColumnSettings, type SettledColumn } from './column-settings.ts';
export type { DataColumn, SortValue } from './columns.ts';
export type { DataTableProps } from './data-table-props.ts';
export type { WriteKind, WrittenCell } from './cell-texts.ts';
export { DataTable } from './data-table.tsx';
export type { Selection } from './table-state.ts';
export type { RowLinkElement } from './table-view.ts';
