import type { ReactNode } from 'react';

import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import { useKeyboardOpen } from './use-keyboard-open.ts';
import { bottomNavigationWords } from './words.ts';

export interface BottomNavigationProps {
  /** `BottomPlace`s, at most five. */
  children: ReactNode;
  /** Name of the navigation; default "Main places". */
  label?: string | undefined;
  className?: string | undefined;
}

/**
 * The main places of a product at the lower edge of a telephone, under what scrolls and never over it. It goes while a
 * keyboard is open; while it is there, `--bottom-bar` is its height for whatever floats above.
 */
export function BottomNavigation({ children, label, className }: BottomNavigationProps) {
  const words = useWords(bottomNavigationWords);
  if (useKeyboardOpen()) return null;
  return (
    <nav
      aria-label={label ?? words.places}
      data-slot="bottom-navigation"
      className={classes(
        'h-(--bottom-bar) shrink-0 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] print:hidden',
        className,
      )}
    >
      <ul className="grid h-full auto-cols-fr grid-flow-col">{children}</ul>
    </nav>
  );
}
