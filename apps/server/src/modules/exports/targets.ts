import { exportSources, type ExportSource } from '@szansa/domain/export';

import { findHiddenColumns } from '#modules/auth';
import { invalid, type ExportTarget, type StaffReading } from '#platform';

/** Every list that is exported, by its source; one that no module gives does not compile. */
export type ExportTargets = Readonly<Record<ExportSource, ExportTarget>>;

/** Returns the requested columns of a list. @throws 422 for one it does not have */
export function chosenColumns({ columns }: ExportTarget, requested: readonly string[] | undefined): string[] {
  const unknown = (requested ?? []).flatMap((column, index) =>
    columns.includes(column) ? [] : [{ path: `columns.${index}`, code: 'value_not_allowed' as const }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
  return [...new Set(requested ?? columns)];
}

/** Those of them the reader may see now (rule EX2). */
export async function visibleColumns(
  { db, actor }: StaffReading,
  { source, target }: { readonly source: ExportSource; readonly target: ExportTarget },
  columns: readonly string[],
): Promise<string[]> {
  const list = exportSources[source];
  const hidden = new Set<string>(await findHiddenColumns(db, actor.userId));
  return columns.filter(
    (column) =>
      target.columns.includes(column) &&
      !target.isHidden(actor.excludedFields, column) &&
      !hidden.has(`${list}.${column}`),
  );
}
