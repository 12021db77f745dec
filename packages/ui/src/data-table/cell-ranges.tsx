import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';

import { useWords } from '../labels/index.ts';
import { cellAt, editableCell, isInCorner, placeOf, showRange } from './cell-marks.ts';
import { rangeBetween, sizeOf, stretchedTo, type CellPlace } from './cell-range.ts';
import {
  copiedText,
  filledCells,
  pastedCells,
  pastedTexts,
  writtenIn,
  type CellTable,
  type WriteKind,
  type WrittenCell,
} from './cell-texts.ts';
import type { CellRef } from './editing.ts';
import { hitsControl } from './table-view.ts';
import { useCellWriting } from './use-cell-writing.ts';
import { useStableHandler } from './use-stable-handler.ts';
import { dataTableWords } from './words.ts';

export interface CellRangesProps<Row> extends CellTable<Row> {
  body: RefObject<HTMLElement | null>;
  /** The element that shows how many cells are chosen. */
  status: HTMLElement;
  /** The cell that is a field now. */
  editing: CellRef | undefined;
  onWrite: (cells: WrittenCell<Row>[], how: WriteKind) => void;
  scrollTo: (row: number) => void;
}

interface Chosen {
  /** The cell in which the range started. */
  anchor: CellPlace;
  /** Where it goes to: the cell with the focus, if that can be changed. */
  head: CellPlace;
  /** Where the corner is being pulled. */
  pulledTo?: CellPlace | undefined;
}

const arrows: Readonly<Record<string, CellPlace>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
};

const isSame = (one: CellPlace, other: CellPlace) => one.row === other.row && one.column === other.column;

/** Editable cells that behave like a spreadsheet: ranges are chosen, copied, pasted, filled and undone. */
export function CellRanges<Row>(props: CellRangesProps<Row>) {
  const { body, status, columns, rows, editing, onWrite, scrollTo } = props;
  const table = { columns, rows };
  const words = useWords(dataTableWords);
  const [chosen, setChosen] = useState<Chosen>();
  const pointer = useRef<{ does: 'choose' | 'fill'; hasMoved: boolean }>(undefined);
  /** Set while the focus follows the end of a range, so that it does not start another. */
  const isExtending = useRef(false);
  const { write, undo, redo } = useCellWriting({ table, editing, onWrite });
  const range = chosen && rangeBetween(chosen.anchor, chosen.head);
  const shown = range && chosen.pulledTo ? stretchedTo(range, chosen.pulledTo) : range;
  const size = shown ? sizeOf(shown) : { rows: 0, columns: 0 };

  useLayoutEffect(() => {
    if (body.current) showRange(body.current, shown, columns.length);
  });

  const placeUnder = (target: EventTarget | null) =>
    placeOf(target instanceof Element ? target.closest('td') : null, columns.length);

  const extendTo = (head: CellPlace) => {
    if (!chosen) return;
    setChosen({ anchor: chosen.anchor, head });
    scrollTo(head.row);
    const cell = body.current ? cellAt(body.current, head, columns.length) : undefined;
    isExtending.current = true;
    if (editableCell(cell ?? null)) cell?.focus({ preventScroll: true });
    isExtending.current = false;
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  /** One cell on; across to the next column that can be changed. */
  const onwards = ({ row, column }: CellPlace, by: CellPlace): CellPlace => {
    let next = column + by.column;
    while (columns[next] && columns[next]?.columnDef.meta?.edit === undefined) next += by.column;
    return {
      row: Math.max(0, Math.min(rows.length - 1, row + by.row)),
      column: columns[next] ? next : column,
    };
  };
  const fillDown = () => {
    if (!range) return;
    const top = range.top === range.bottom ? Math.max(0, range.top - 1) : range.top;
    write(filledCells(table, { ...range, top, bottom: top }, { ...range, top }), 'filled');
  };
  const empty = () => {
    if (range)
      write(
        writtenIn(table, range, () => ''),
        'emptied',
      );
  };

  const onKeyDown = useStableHandler((event: KeyboardEvent) => {
    if (!chosen || !range || event.altKey || !editableCell(event.target)) return;
    const arrow = arrows[event.key];
    const key = event.key.toLowerCase();
    const command = event.ctrlKey || event.metaKey;
    if (event.shiftKey && !command && arrow) extendTo(onwards(chosen.head, arrow));
    else if (command && key === 'd' && !event.shiftKey) fillDown();
    else if (command && key === 'z' && !event.shiftKey) undo();
    else if (command && (key === 'y' || key === 'z')) redo();
    else if (!command && (key === 'delete' || key === 'backspace')) empty();
    else if (key === 'escape' && !isSame(chosen.anchor, chosen.head))
      setChosen({ anchor: chosen.head, head: chosen.head });
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const startRange = useStableHandler((focused: EventTarget | null) => {
    const place = placeOf(editableCell(focused), columns.length);
    if (!place || isExtending.current) return;
    // a range is preserved when the focus only returns to its end
    setChosen((before) => (before && isSame(before.head, place) ? before : { anchor: place, head: place }));
  });
  const onFocusOut = useStableHandler((event: FocusEvent) => {
    const { target, relatedTarget } = event;
    // the focus went to another window, such as a spreadsheet to copy from
    if (relatedTarget === null && document.activeElement === target) return;
    if (!(relatedTarget instanceof Node && body.current?.contains(relatedTarget))) setChosen(undefined);
  });

  const onClipboard = useStableHandler((event: ClipboardEvent) => {
    const active = editableCell(document.activeElement);
    if (!range || !active || !body.current?.contains(active) || !event.clipboardData) return;
    event.preventDefault();
    if (event.type === 'paste') {
      write(pastedCells(table, range, pastedTexts(event.clipboardData.getData('text/plain'))), 'pasted');
      return;
    }
    event.clipboardData.setData('text/plain', copiedText(table, range));
    if (event.type === 'cut') empty();
  });

  const onPointerDown = useStableHandler((event: PointerEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    const place = placeOf(editableCell(cell), columns.length);
    pointer.current = undefined;
    if (!cell || !place || event.button !== 0 || event.pointerType === 'touch') return;
    if (hitsControl(event.target, cell)) return;
    if (isInCorner(cell, event)) pointer.current = { does: 'fill', hasMoved: true };
    else if (event.shiftKey && chosen) extendTo(place);
    else {
      setChosen({ anchor: place, head: place });
      pointer.current = { does: 'choose', hasMoved: false };
      cell.focus({ preventScroll: true });
    }
  });
  // the browser would choose texts, and give the focus to the row
  const onMouseDown = useStableHandler((event: MouseEvent) => {
    const cell = event.target instanceof Element ? event.target.closest('td') : null;
    if (editableCell(cell) && cell && !hitsControl(event.target, cell)) event.preventDefault();
  });
  const onPointerMove = useStableHandler((event: PointerEvent) => {
    const place = placeUnder(event.target);
    if (!pointer.current || !chosen || !place || event.buttons !== 1) return;
    if (pointer.current.does === 'fill') setChosen({ ...chosen, pulledTo: place });
    else if (pointer.current.hasMoved || !isSame(chosen.anchor, place)) {
      pointer.current.hasMoved = true;
      setChosen({ anchor: chosen.anchor, head: place });
    }
  });
  const onPointerUp = useStableHandler(() => {
    if (pointer.current?.does === 'fill' && range && shown && chosen.pulledTo) {
      if (shown !== range) write(filledCells(table, range, shown), 'filled');
      setChosen({
        anchor: { row: shown.top, column: shown.left },
        head: { row: shown.bottom, column: shown.right },
      });
    }
    // the press that ends it was none on a row
    if (pointer.current && !pointer.current.hasMoved) pointer.current = undefined;
  });
  const onClick = useStableHandler((event: MouseEvent) => {
    if (!pointer.current) return;
    pointer.current = undefined;
    event.stopPropagation();
  });

  useEffect(() => {
    const { current } = body;
    const controller = new AbortController();
    const { signal } = controller;
    current?.addEventListener('keydown', onKeyDown, { signal });
    current?.addEventListener('focusin', ({ target }) => startRange(target), { signal });
    current?.addEventListener('focusout', onFocusOut, { signal });
    current?.addEventListener('pointerdown', onPointerDown, { signal });
    current?.addEventListener('mousedown', onMouseDown, { signal });
    current?.addEventListener('pointermove', onPointerMove, { signal });
    current?.addEventListener('click', onClick, { signal });
    window.addEventListener('pointerup', onPointerUp, { signal });
    // Chromium dispatches them on the document, not on the cell, where no text is selected
    for (const name of ['copy', 'cut', 'paste'] as const)
      document.addEventListener(name, onClipboard, { signal });
    // the focus may have come before all this was there
    if (current?.contains(document.activeElement)) startRange(document.activeElement);
    return () => controller.abort();
  }, [
    body,
    onKeyDown,
    startRange,
    onFocusOut,
    onPointerDown,
    onMouseDown,
    onPointerMove,
    onClick,
    onPointerUp,
    onClipboard,
  ]);

  return createPortal(size.rows * size.columns > 1 ? words.markedCells(size.rows, size.columns) : '', status);
}
