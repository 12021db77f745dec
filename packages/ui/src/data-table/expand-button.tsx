import { ChevronRight } from 'lucide-react';

import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { dataTableWords } from './words.ts';

interface ExpandButtonProps {
  row: string;
  expanded: boolean;
  /** In the grid the row's own arrows do it, so that the button is no stop of Tab. */
  inTabOrder: boolean;
  onToggle: () => void;
}

export function ExpandButton({ row, expanded, inTabOrder, onToggle }: ExpandButtonProps) {
  const { showDetails } = useWords(dataTableWords);
  return (
    <button
      type="button"
      aria-label={showDetails(row)}
      aria-expanded={expanded}
      tabIndex={inTabOrder ? 0 : -1}
      className="inline-flex size-6 items-center justify-center rounded-small align-middle text-text-muted hover:bg-surface-hover hover:text-text"
      onClick={onToggle}
    >
      <ChevronRight
        size={16}
        aria-hidden
        className={classes('transition-transform motion-reduce:transition-none', expanded && 'rotate-90')}
      />
    </button>
  );
}
