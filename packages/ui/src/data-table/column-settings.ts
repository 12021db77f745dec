import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from './columns.ts';

/** A user's column settings; plain data, to be stored wherever the product stores settings. */
export interface ColumnSettings {
  /** Column id → shown. */
  visibility: Record<string, boolean>;
  /** Every column's id, the pinned ones first. */
  order: readonly string[];
  /** Pixels, for the columns that a user made wider or narrower. */
  widths: Record<string, number>;
  /** Ids of the columns that stay in view while the table scrolls sideways. */
  pinned: readonly string[];
  /** Column id, `-` in front for descending; missing for the list's own order. */
  sort?: string | undefined;
  compact: boolean;
}

/** What settings need to know of a column. */
export interface SettledColumn {
  id: string;
  hideable?: boolean | undefined;
  hidden?: boolean | undefined;
  pin?: 'start' | undefined;
  sortable?: boolean | undefined;
}

/**
 * Returns settings that fit the current columns: removed columns are dropped, new ones are at their default place, and
 * everything not chosen has its default.
 */
export function resolveColumnSettings(
  columns: readonly SettledColumn[],
  saved: Partial<ColumnSettings> = {},
  compact = false,
): ColumnSettings {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const known = [...new Set(saved.order ?? [])].filter((id) => byId.has(id));
  const isNew = (id: string) => saved.order !== undefined && !known.includes(id);
  const usuallyPinned = columns.filter((column) => column.pin).map((column) => column.id);
  const pinned = saved.pinned
    ? [...saved.pinned.filter((id) => byId.has(id)), ...usuallyPinned.filter(isNew)]
    : usuallyPinned;
  const visibility = columns.map(({ id, hideable = true, hidden = false }) => [
    id,
    !hideable || (saved.visibility?.[id] ?? !hidden),
  ]);
  const widths = Object.entries(saved.widths ?? {}).filter(
    ([id, width]) => byId.has(id) && Number.isFinite(width),
  );
  const sorted = saved.sort ? byId.get(saved.sort.replace(/^-/, ''))?.sortable : false;
  return arrange({
    visibility: Object.fromEntries(visibility),
    order: insertMissing(
      known,
      columns.map((column) => column.id),
    ),
    widths: Object.fromEntries(widths.map(([id, width]) => [id, clampWidth(width)])),
    pinned,
    sort: sorted ? saved.sort : undefined,
    compact: saved.compact ?? compact,
  });
}

/** Puts the column at a place of `order`; beyond the edge of the pinned ones it is pinned or let go. */
export function moveColumn(settings: ColumnSettings, id: string, to: number): ColumnSettings {
  if (!settings.order.includes(id)) return settings;
  const rest = settings.order.filter((other) => other !== id);
  const order = [...rest.slice(0, to), id, ...rest.slice(to)];
  const others = settings.pinned.filter((other) => other !== id);
  const pins = to < others.length || (to === others.length && settings.pinned.includes(id));
  return arrange({ ...settings, order, pinned: pins ? [...others, id] : others });
}

export function clampWidth(width: number): number {
  return Math.round(Math.min(MAX_COLUMN_WIDTH, Math.max(MIN_COLUMN_WIDTH, width)));
}

/** Settings whose pinned columns come first, each group in the order chosen. */
export function arrange(settings: ColumnSettings): ColumnSettings {
  const isPinned = (id: string) => settings.pinned.includes(id);
  const pinned = settings.order.filter(isPinned);
  return { ...settings, pinned, order: [...pinned, ...settings.order.filter((id) => !isPinned(id))] };
}

function insertMissing(order: readonly string[], ids: readonly string[]): string[] {
  const all = [...order];
  for (const [index, id] of ids.entries()) {
    if (all.includes(id)) continue;
    const before = ids.slice(0, index).findLast((other) => all.includes(other));
    all.splice(before === undefined ? 0 : all.indexOf(before) + 1, 0, id);
  }
  return all;
}
