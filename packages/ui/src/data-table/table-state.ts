import {
  stateSlicesEqual,
  type ColumnPinningState,
  type ColumnSizingState,
  type ColumnVisibilityState,
  type RowSelectionState,
  type SortingState,
} from '@tanstack/react-table';
import { useState } from 'react';

import { arrange, clampWidth, type ColumnSettings } from './column-settings.ts';

/** Ids of the rows that are selected, also of those that are not there. */
export type Selection = ReadonlySet<string>;

interface ShownColumn {
  id: string;
  leftOut?: boolean | undefined;
}

/** Whether a column is drawn. */
export function isShown({ visibility }: Pick<ColumnSettings, 'visibility'>, { id, leftOut }: ShownColumn) {
  return !leftOut && (visibility[id] ?? true);
}

/** Converts `createdAt`, `-createdAt` or an empty text into the library's sorting state. */
export function sortingOf(sort: string): SortingState {
  return sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}

/** Converts the library's sorting state into the format of settings and addresses. */
export function sortOf([first]: SortingState): string {
  return first ? `${first.desc ? '-' : ''}${first.id}` : '';
}

export function rowSelectionOf(selection: Selection): RowSelectionState {
  return Object.fromEntries([...selection].map((key) => [key, true as const]));
}

/** What a person has chosen of these columns, as the state of their table. */
export function arrangedState(settings: ColumnSettings, columns: readonly ShownColumn[]) {
  return {
    columnVisibility: Object.fromEntries(columns.map((column) => [column.id, isShown(settings, column)])),
    columnOrder: [...settings.order],
    columnPinning: { start: [...settings.pinned], end: [] },
  };
}

/** Settings in which other columns are shown; what is left out stays as it was chosen. */
export function withVisibility(
  settings: ColumnSettings,
  columns: readonly ShownColumn[],
  next: ColumnVisibilityState,
): ColumnSettings {
  const chosen = columns.filter(({ leftOut }) => !leftOut).map(({ id }) => [id, next[id] ?? true] as const);
  return { ...settings, visibility: { ...settings.visibility, ...Object.fromEntries(chosen) } };
}

/** Settings in which other columns are pinned. */
export function withPinning(settings: ColumnSettings, { start }: ColumnPinningState): ColumnSettings {
  return arrange({ ...settings, pinned: start });
}

/**
 * Settings after a change of the sizes that were drawn: once one is chosen, the others stay as they are, too. One that is
 * missing gets its usual width back. The same settings where nothing has changed.
 */
export function withSizes(
  settings: ColumnSettings,
  drawn: ColumnSizingState,
  next: ColumnSizingState,
): ColumnSettings {
  const usual = Object.keys(drawn).filter((id) => next[id] === undefined);
  if (usual.length > 0) {
    const changed = Object.entries(settings.widths).filter(([id]) => !usual.includes(id));
    return { ...settings, widths: Object.fromEntries(changed) };
  }
  const sizes = Object.entries(next).map(([id, size]) => [id, clampWidth(size)] as const);
  if (sizes.every(([id, size]) => size === clampWidth(drawn[id] ?? 0))) return settings;
  return { ...settings, widths: { ...settings.widths, ...Object.fromEntries(sizes) } };
}

/** Preserves the identity of a part of the state while it is equal, and so of everything derived from it. */
export function useSame<Part>(part: Part): Part {
  const [same, setSame] = useState(part);
  if (stateSlicesEqual(same, part)) return same;
  setSame(part);
  return part;
}
