import { tableColumns } from '../access/index.ts';
import { firstColumns } from './entity-labels.ts';
import { exportSources, type ExportSource } from './kinds.ts';

/** Whether the export of a list has a column of its screen: those that only act on a row are in no file. */
export function isExported(source: ExportSource, column: string): boolean {
  const list = exportSources[source];
  const columns: readonly string[] = tableColumns[list];
  return columns.includes(column) || column in firstColumns[list];
}
