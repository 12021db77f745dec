export { ColumnMenu, type ColumnMenuProps } from './column-menu.tsx';
export type { ColumnVisibility, DataColumn } from './columns.ts';
export { DataTable, type DataTableProps } from './data-table.tsx';
export { selectionState, toggleAll, toggleRow, type Selection } from './selection.ts';
export { nextSort, sortDirection, type SortDirection } from './sorting.ts';
export type { RowLinkElement } from './table-view.ts';
