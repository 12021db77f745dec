import { mostChangedEntries, typedColumns, type EntryChanges, type TypedColumn } from '@szansa/domain/report';
import type { WrittenCell } from '@szansa/ui/data-table';

import { changeOf, readCell } from './cell-texts.ts';
import type { EntryTableRow } from './use-entry-rows.ts';
import type { CellChanges } from './use-write-cells.ts';

/** What texts come to: changes by entries, and how many fit no column. */
export interface WrittenTexts {
  readonly entries: CellChanges;
  readonly cellCount: number;
  readonly unread: number;
}

export const mostWrittenRows = mostChangedEntries;

/** Reads texts as changes of the entries they fall on. */
export function changesOf(
  cells: readonly WrittenCell<EntryTableRow>[],
  offerTypes: Readonly<Record<string, string>>,
): WrittenTexts {
  const changes = new Map<string, { readonly version: number; readonly changes: EntryChanges }>();
  let [cellCount, unread] = [0, 0];
  for (const { row, column: name, text } of cells) {
    const column: TypedColumn | undefined = typedColumns.find((one) => one === name);
    const { entry } = row;
    if (!column || !entry) continue;
    const found = readCell(column, text, offerTypes);
    if (found === null) {
      unread += 1;
      continue;
    }
    cellCount += 1;
    const before = changes.get(entry.id);
    changes.set(entry.id, {
      version: entry.version,
      changes: { ...before?.changes, ...changeOf(column, found.value) },
    });
  }
  const entries = [...changes].map(([id, change]) => ({ id, ...change }));
  return { entries, cellCount, unread };
}
