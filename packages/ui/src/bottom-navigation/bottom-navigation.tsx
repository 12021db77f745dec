import { type ReactNode, type Ref, useSyncExternalStore } from 'react';

import { classes } from '../classes/index.ts';
import { defineWords, useWords } from '../labels/index.ts';

const bottomNavigationWords = defineWords('bottom-navigation', {
  pl: { places: 'Główne miejsca' },
  en: { places: 'Main places' },
});

/** CSS px that are more than any browser's bar and less than any on-screen keyboard. */
const keyboardAtLeast = 150;

function subscribe(listener: () => void) {
  visualViewport?.addEventListener('resize', listener);
  return () => visualViewport?.removeEventListener('resize', listener);
}

function isOpen(): boolean {
  if (!visualViewport) return false;
  const { height, scale } = visualViewport;
  return innerHeight - height * scale > keyboardAtLeast;
}

/** Whether a keyboard covers the lower part of the window. */
function useKeyboardOpen(): boolean {
  return useSyncExternalStore(subscribe, isOpen);
}

export interface BottomNavigationProps {
  /** `BottomPlace`s, at most five. */
  children: ReactNode;
  /** Name of the navigation; default "Main places". */
  label?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/**
 * The main places of a product at the lower edge of a phone, below the scrolling content and never over it. It is
 * hidden while a keyboard is open. While it is shown, `--navigation-bar` is its height, and `--bottom-bar` that of
 * everything at the foot, for elements that float above it.
 */
export function BottomNavigation({ children, label, className, ref }: BottomNavigationProps) {
  const words = useWords(bottomNavigationWords);
  if (useKeyboardOpen()) return null;
  return (
    <nav
      ref={ref}
      aria-label={label ?? words.places}
      data-slot="bottom-navigation"
      className={classes(
        'h-(--navigation-bar) shrink-0 border-t border-border bg-surface pb-[env(safe-area-inset-bottom)] print:hidden',
        className,
      )}
    >
      <ul className="grid h-full auto-cols-fr grid-flow-col">{children}</ul>
    </nav>
  );
}
