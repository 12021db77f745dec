export { ColumnMapping, type ColumnMappingProps, type MappedColumn } from './column-mapping.tsx';
export type { MappingField } from './mapping.ts';
