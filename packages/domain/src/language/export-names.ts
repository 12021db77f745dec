import type { TableName } from '../access/index.ts';
import type { Language } from '../account/index.ts';
import { firstColumns, exportSources, type ExportSource } from '../export/index.ts';
import { accessLabels } from './access-labels.ts';

/** What a source is called: as its list is. */
export const exportSourceName = (source: ExportSource, language: Language): string =>
  accessLabels(language).table[exportSources[source]];

type FirstColumns = Readonly<
  Partial<Record<TableName, Readonly<Record<string, readonly [polish: string, english: string]>>>>
>;

/** The heading of a column of an exported list. */
export function exportHeading(source: ExportSource, column: string, language: Language): string {
  const list = exportSources[source];
  const lists: FirstColumns = firstColumns;
  const first = lists[list]?.[column]?.[language === 'pl' ? 0 : 1];
  const names: Readonly<Partial<Record<string, string>>> = accessLabels(language).tableColumn;
  const key = `${list}.${column}` satisfies `${TableName}.${string}`;
  return first ?? names[key] ?? column;
}
