import type { ReactNode } from 'react';

import { classes } from '../classes/index.ts';

/** A line across the conversation: a new day, or the first unread message. */
export function RowSeparator({ children, emphasis = false }: { children: ReactNode; emphasis?: boolean }) {
  const line = classes('h-px flex-1', emphasis ? 'bg-accent' : 'bg-border');
  return (
    <p
      className={classes(
        'flex items-center gap-3 py-2 text-small',
        emphasis ? 'font-medium text-accent-text' : 'text-text-muted',
      )}
    >
      <span aria-hidden className={line} />
      <span className="first-letter:uppercase">{children}</span>
      <span aria-hidden className={line} />
    </p>
  );
}
