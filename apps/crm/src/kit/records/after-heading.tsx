import { useDeferredValue, type ReactNode } from 'react';

/**
 * Draws the content of a record after the frame that shows its heading, so that who opens a record sees at once which
 * it is.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
