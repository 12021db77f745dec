import { KeyboardSensor } from '@dnd-kit/dom';

import { neighbourColumn } from './board.ts';

/** Arrow keys carry a lifted card from column to column, instead of a few pixels at a time. */
export class ColumnKeyboardSensor extends KeyboardSensor {
  protected override handleMove(direction: 'up' | 'down' | 'left' | 'right', event: KeyboardEvent): void {
    event.preventDefault();
    if (direction === 'up' || direction === 'down') return;
    const { source, target, position } = this.manager.dragOperation;
    const board = source?.element?.closest('[data-slot="kanban-board"]');
    if (!source || !board) return;

    const columns = [...board.querySelectorAll<HTMLElement>('[data-column-id]')];
    const ids = columns.map((column) => column.dataset['columnId'] ?? '');
    const next = neighbourColumn(ids, String(target?.id ?? source.data['columnId']), direction);
    const element = columns.find((column) => column.dataset['columnId'] === next);
    if (!element) return;

    element.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'nearest' });
    for (const droppable of this.manager.registry.droppables) droppable.refreshShape();
    const { left, top, width } = element.getBoundingClientRect();
    const to = { x: left + width / 2, y: top + 80 };
    // after scrolling, a column may be where the last one was: only a changed position triggers a new check
    const { x, y } = position.current;
    this.manager.actions.move({ event, to: x === to.x && y === to.y ? { x, y: y + 1 } : to });
  }
}
