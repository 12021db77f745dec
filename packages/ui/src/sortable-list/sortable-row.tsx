import { useSortable } from '@dnd-kit/react/sortable';
import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { freezeWhileDragged } from './at-rest.ts';
import { useNear } from './use-near.ts';
import { sortableListWords } from './words.ts';

interface SortableRowProps {
  id: string;
  index: number;
  count: number;
  name: string;
  /** One of so many that only those about to be seen are drawn whole, the others by their names. */
  isLong: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

/** The look of a row, whether it can be moved or not. */
export const rowClasses =
  'flex items-center gap-2 bg-surface px-2 py-2 first:rounded-t-medium last:rounded-b-medium';

/** Of a row that was not drawn yet: that of one line of fields. */
const usualHeight = 52;

/** One row: its handle, its contents, and the buttons that move it by one. */
export function SortableRow({ id, index, count, name, isLong, onMove, children }: SortableRowProps) {
  const words = useWords(sortableListWords);
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  const row = useRef<HTMLLIElement>(null);
  const { isNear, height } = useNear(row, isLong);
  const isWhole = isNear || isDragging;
  useEffect(() => (isDragging ? freezeWhileDragged() : undefined), [isDragging]);

  function step(to: number, button: 'up' | 'down'): void {
    onMove(index, to);
    // the row may be removed and inserted again during the move, which loses the focus
    requestAnimationFrame(() => {
      row.current?.querySelector<HTMLElement>(`[data-step="${button}"]`)?.focus();
    });
  }

  return (
    <li
      ref={(element) => {
        row.current = element;
        ref(element);
      }}
      data-dragging={isDragging || undefined}
      style={isWhole ? undefined : { minHeight: height ?? usualHeight }}
      className={classes(
        rowClasses,
        // a row that is passed leaves the others as they are laid out and painted
        isLong && 'contain-layout contain-paint contain-style',
        isDragging &&
          'level-overlay relative z-sticky rounded-medium shadow-floating outline-2 outline-accent',
      )}
    >
      <button
        ref={handleRef}
        type="button"
        aria-label={words.drag(name)}
        aria-roledescription=""
        className="inline-flex size-7 shrink-0 cursor-grab touch-none items-center justify-center rounded-small text-text-muted hover:bg-surface-hover hover:text-text"
      >
        <GripVertical size={16} aria-hidden />
      </button>
      {isWhole ? (
        <>
          <div className="min-w-0 flex-1">{children}</div>
          <Steps index={index} count={count} name={name} onStep={step} />
        </>
      ) : (
        <span className="min-w-0 flex-1 wrap-anywhere">{name}</span>
      )}
    </li>
  );
}

interface StepsProps extends Pick<SortableRowProps, 'index' | 'count' | 'name'> {
  onStep: (to: number, button: 'up' | 'down') => void;
}

/** The buttons that move a row by one. */
function Steps({ index, count, name, onStep }: StepsProps) {
  const words = useWords(sortableListWords);
  return (
    <span className="flex shrink-0 max-sm:flex-col">
      <IconButton
        size="small"
        label={words.moveUp(name)}
        icon={<ArrowUp aria-hidden />}
        data-step="up"
        aria-disabled={index === 0}
        className="aria-disabled:opacity-40"
        onClick={() => onStep(index - 1, 'up')}
      />
      <IconButton
        size="small"
        label={words.moveDown(name)}
        icon={<ArrowDown aria-hidden />}
        data-step="down"
        aria-disabled={index === count - 1}
        className="aria-disabled:opacity-40"
        onClick={() => onStep(index + 1, 'down')}
      />
    </span>
  );
}
