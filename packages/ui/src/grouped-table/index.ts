export {
  GroupedNote,
  GroupedRow,
  GroupedTable,
  type GroupedRowProps,
  type GroupedTableProps,
  type GroupColumn,
  type RowGroup,
} from './grouped-table.tsx';
