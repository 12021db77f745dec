/** Runs in a page: makes the rows of its list draggable by their handles, in plain DOM code. */
export function dragByHandles(): void {
  let held: { row: HTMLElement; gap: HTMLElement; top: number; from: number } | undefined;
  let pointer = 0;
  const middleOf = (row: Element) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top + bottom) / 2;
  };
  const place = () => {
    if (!held) return;
    const { row, gap, top, from } = held;
    row.style.translate = `0 ${top + pointer - from}px`;
    const middle = middleOf(row);
    for (;;) {
      const { nextElementSibling: next, previousElementSibling: before } = gap;
      if (next && middleOf(next) < middle) next.after(gap);
      else if (before && middleOf(before) > middle) before.before(gap);
      else return;
    }
  };
  document.addEventListener('pointerdown', ({ target, clientY }) => {
    const handle = target instanceof Element ? target.closest('button[aria-label]') : null;
    const row = handle?.closest('li');
    if (!row) return;
    const { top, left, width, height } = row.getBoundingClientRect();
    const gap = document.createElement('li');
    gap.style.height = `${height}px`;
    row.before(gap);
    document.body.append(row);
    Object.assign(row.style, { position: 'fixed', top: '0', left: `${left}px`, width: `${width}px` });
    // the wheel scrolls the list beneath the dragged row
    Object.assign(row.style, { boxShadow: '0 4px 12px rgb(0 0 0 / 30%)', pointerEvents: 'none' });
    held = { row, gap, top, from: clientY };
    pointer = clientY;
    place();
  });
  document.addEventListener('pointermove', ({ clientY }) => {
    pointer = clientY;
    place();
  });
  document.addEventListener('scroll', place, true);
  document.addEventListener('pointerup', () => {
    if (!held) return;
    held.row.removeAttribute('style');
    held.gap.replaceWith(held.row);
    held = undefined;
  });
}
