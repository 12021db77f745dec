import type { CellPlace, CellRange } from './cell-range.ts';

const chosen = [
  'bg-accent-soft!',
  'forced-colors:outline-1',
  'forced-colors:-outline-offset-1',
  'forced-colors:outline-[Highlight]',
];

/** A square in the corner by which a range is filled. */
const corner = [
  'bg-[image:linear-gradient(var(--accent),var(--accent))]',
  'bg-[length:7px_7px]',
  'bg-right-bottom',
  'bg-no-repeat',
];
const CORNER = 9;

/** Returns the cell of an editable grid that a press or a key targets; not an element inside it. */
export function editableCell(target: EventTarget | null): HTMLTableCellElement | undefined {
  return target instanceof HTMLTableCellElement && target.dataset['edit'] !== undefined ? target : undefined;
}

/** Returns the place of a cell; columns before those of the table, such as checkboxes, do not count. */
export function placeOf(
  cell: HTMLTableCellElement | null | undefined,
  columns: number,
): CellPlace | undefined {
  const row = cell?.closest<HTMLTableRowElement>('tr[data-index]');
  if (!cell || !row) return undefined;
  const column = cell.cellIndex - (row.cells.length - columns);
  return column < 0 ? undefined : { row: Number(row.dataset['index']), column };
}

/** The cell at a place, if its row is drawn. */
export function cellAt(
  body: HTMLElement,
  place: CellPlace,
  columns: number,
): HTMLTableCellElement | undefined {
  const row = body.querySelector<HTMLTableRowElement>(`tr[data-index="${place.row}"]`);
  return row?.cells[place.column + row.cells.length - columns];
}

export function isInCorner(cell: HTMLElement, { clientX, clientY }: MouseEvent): boolean {
  const { right, bottom } = cell.getBoundingClientRect();
  return cell.dataset['fill'] !== undefined && right - clientX <= CORNER && bottom - clientY <= CORNER;
}

function toggle(
  body: HTMLElement,
  mark: 'marked' | 'fill',
  classes: readonly string[],
  marked: ReadonlySet<HTMLElement>,
): void {
  for (const cell of body.querySelectorAll<HTMLElement>(`td[data-${mark}]`)) {
    if (marked.has(cell)) continue;
    delete cell.dataset[mark];
    cell.classList.remove(...classes);
  }
  for (const cell of marked) {
    cell.dataset[mark] = '';
    cell.classList.add(...classes);
  }
}

/**
 * Shows a range on the rows that are drawn, past React: rows would be drawn again for every cell the pointer goes over.
 * One cell alone has its focus to be seen by.
 */
export function showRange(body: HTMLElement, range: CellRange | undefined, columns: number): void {
  const marked = new Set<HTMLElement>();
  const fill = new Set<HTMLElement>();
  if (range) {
    const isOne = range.top === range.bottom && range.left === range.right;
    for (const row of body.querySelectorAll<HTMLTableRowElement>('tr[data-index]')) {
      const index = Number(row.dataset['index']);
      if (index < range.top || index > range.bottom) continue;
      const leading = row.cells.length - columns;
      const cells = [...row.cells].slice(leading + range.left, leading + range.right + 1);
      if (!isOne) for (const cell of cells) marked.add(cell);
      const last = cells.at(-1);
      if (index === range.bottom && last) fill.add(last);
    }
  }
  toggle(body, 'marked', chosen, marked);
  toggle(body, 'fill', corner, fill);
}
