export { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';
export { resolveColumnSettings, type ColumnSettings, type SettledColumn } from './column-settings.ts';
export type { ColumnVisibility, DataColumn } from './columns.ts';
export type { DataTableProps } from './data-table-props.ts';
export { DataTable } from './data-table.tsx';
export { selectionState, toggleAll, toggleRow, type Selection } from './selection.ts';
export { sortRows, type SortValue } from './sort-rows.ts';
export { nextSort, sortDirection, type SortDirection } from './sorting.ts';
export type { RowLinkElement } from './table-view.ts';
