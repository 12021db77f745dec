export { BarTable, type BarTableProps } from './bar-table.tsx';
export type { BarColumn, BarNumber, BarRow } from './rows.ts';
