import { DEFAULT_COLUMN_WIDTH } from './columns.ts';

/** Pixels each column is drawn at: chosen widths stay, the others share the room that is left over. */
export function columnWidths(
  columns: readonly { id: string; width?: number | undefined }[],
  chosen: Readonly<Record<string, number>>,
  room: number,
): Record<string, number> {
  const sum = (widths: number[]) => widths.reduce((total, width) => total + width, 0);
  const free = columns.filter(({ id }) => chosen[id] === undefined);
  const taken = sum(columns.map(({ id }) => chosen[id] ?? 0));
  const wanted = sum(free.map(({ width }) => width ?? DEFAULT_COLUMN_WIDTH));
  const stretch = wanted > 0 ? Math.max(1, (room - taken) / wanted) : 1;
  return Object.fromEntries(
    columns.map(({ id, width }) => [id, chosen[id] ?? (width ?? DEFAULT_COLUMN_WIDTH) * stretch]),
  );
}

export interface ColumnRun {
  /** Undefined above columns of no group. */
  group: string | undefined;
  first: string;
  span: number;
}

/** Neighbours of one group as one heading; pinned columns never share a heading with the others. */
export function columnRuns(
  columns: readonly { id: string; group?: string | undefined; pinIndex: number | undefined }[],
): ColumnRun[] {
  const runs: (ColumnRun & { pinned: boolean })[] = [];
  for (const { id, group, pinIndex } of columns) {
    const pinned = pinIndex !== undefined;
    const last = runs.at(-1);
    if (last && last.group === group && last.pinned === pinned) last.span += 1;
    else runs.push({ group, first: id, span: 1, pinned });
  }
  return runs.map(({ group, first, span }) => ({ group, first, span }));
}
