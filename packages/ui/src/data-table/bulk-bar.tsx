import { X } from 'lucide-react';
import type { ReactNode } from 'react';

import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { dataTableWords } from './words.ts';

interface BulkBarProps {
  count: number;
  onClear: () => void;
  children: ReactNode;
}

/** What can be done with the selected rows; floats at the bottom so that the rows do not jump. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const words = useWords(dataTableWords);
  return (
    <>
      <p role="status" className="sr-only">
        {count > 0 ? words.selectedCount(count) : ''}
      </p>
      {count > 0 ? (
        <section
          aria-label={words.selection}
          className="sticky bottom-2 z-corner mx-auto flex max-w-full flex-wrap items-center gap-2 rounded-large border level-overlay py-1.5 pr-1.5 pl-3 shadow-floating"
        >
          <span aria-hidden className="mr-1 font-medium tabular-nums">
            {words.selectedCount(count)}
          </span>
          {children}
          <IconButton label={words.clearSelection} icon={<X aria-hidden />} size="small" onClick={onClear} />
        </section>
      ) : null}
    </>
  );
}
