export {
  ComparisonTable,
  type ComparedCell,
  type ComparedColumn,
  type ComparedGroup,
  type ComparisonTableProps,
} from './comparison-table.tsx';
