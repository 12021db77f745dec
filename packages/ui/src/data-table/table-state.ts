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

/** `createdAt`, `-createdAt` or an empty text as the library says it. */
export function sortingOf(sort: string): SortingState {
  return sort === '' ? [] : [{ id: sort.replace(/^-/, ''), desc: sort.startsWith('-') }];
}

/** What the library says of sorting, as settings and addresses say it. */
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
    const kept = Object.entries(settings.widths).filter(([id]) => !usual.includes(id));
    return { ...settings, widths: Object.fromEntries(kept) };
  }
  const sizes = Object.entries(next).map(([id, size]) => [id, clampWidth(size)] as const);
  if (sizes.every(([id, size]) => size === clampWidth(drawn[id] ?? 0))) return settings;
  return { ...settings, widths: { ...settings.widths, ...Object.fromEntries(sizes) } };
}

/** A part of the state that stays the same object as long as it says the same: all that follows from it stays, too. */
export function useSame<Part>(part: Part): Part {
  const [same, setSame] = useState(part);
  if (stateSlicesEqual(same, part)) return same;
  setSame(part);
  return part;
}
