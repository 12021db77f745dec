/** The same grid in plain DOM code: renders only the rows in view, and one input that moves to the edited cell. */
import { columnCount, rowCount } from './grid.tsx';

const rowHeight = 36;
const height = 800;
const shown = Math.ceil(height / rowHeight) + 8;

export function plainGrid(container: HTMLElement): void {
  const texts = Array.from({ length: rowCount }, (_, row) =>
    Array.from({ length: columnCount }, (_cell, column) => `${row}.${column}`),
  );
  const scroller = document.createElement('div');
  scroller.dataset['gridScroller'] = '';
  scroller.style.cssText = `height:${height}px;overflow:auto;position:relative`;
  const body = document.createElement('div');
  body.style.cssText = `position:relative;width:2000px;height:${rowCount * rowHeight}px`;
  const lines = Array.from({ length: shown }, () => {
    const line = document.createElement('div');
    line.style.cssText = 'position:absolute;display:flex';
    for (let column = 0; column < columnCount; column += 1) {
      const cell = document.createElement('div');
      cell.tabIndex = -1;
      cell.dataset['edit'] = String(column);
      cell.style.cssText = `width:100px;height:${rowHeight}px;padding:0 12px;border-bottom:1px solid #ddd;box-sizing:border-box`;
      line.append(cell);
    }
    body.append(line);
    return line;
  });
  scroller.append(body);
  container.append(scroller);

  // a row reuses its element while it is in view, which preserves the focus
  const draw = (always: boolean) => {
    const top = Math.max(0, Math.floor(scroller.scrollTop / rowHeight) - 4);
    for (let row = top; row < Math.min(rowCount, top + shown); row += 1) {
      const line = lines[row % shown];
      if (!line || (line.dataset['index'] === String(row) && !always)) continue;
      line.dataset['index'] = String(row);
      line.style.top = `${row * rowHeight}px`;
      for (const [column, cell] of [...line.children].entries())
        cell.textContent = texts[row]?.[column] ?? '';
    }
  };
  draw(true);
  scroller.addEventListener('scroll', () => draw(false));

  const placeOf = (cell: HTMLElement) => [
    Number(cell.closest<HTMLElement>('[data-index]')?.dataset['index']),
    Number(cell.dataset['edit']),
  ];
  body.addEventListener('keydown', (event) => {
    const cell = event.target;
    if (!(cell instanceof HTMLElement) || cell.dataset['edit'] === undefined) return;
    const [row = 0, column = 0] = placeOf(cell);
    if (event.key === 'ArrowDown') {
      const next = body.querySelector<HTMLElement>(`[data-index="${row + 1}"] [data-edit="${column}"]`);
      next?.focus({ preventScroll: true });
      next?.scrollIntoView({ block: 'nearest' });
      event.preventDefault();
    } else if (event.key === 'F2') {
      event.preventDefault();
      const field = document.createElement('input');
      field.value = texts[row]?.[column] ?? '';
      cell.replaceChildren(field);
      field.select();
      field.addEventListener('keydown', (typed) => {
        if (typed.key !== 'Enter') return;
        typed.stopPropagation();
        texts[row]?.splice(column, 1, field.value);
        cell.textContent = field.value;
        cell.focus();
      });
    }
  });
  document.addEventListener('paste', (event) => {
    const cell = document.activeElement;
    if (!(cell instanceof HTMLElement)) return;
    const [row = 0, column = 0] = placeOf(cell);
    const pasted = event.clipboardData?.getData('text/plain').split('\n') ?? [];
    for (const [down, line] of pasted.entries())
      for (const [right, text] of line.split('\t').entries())
        texts[row + down]?.splice(column + right, 1, text);
    draw(true);
  });
}
