import { useDeferredValue, type ReactNode } from 'react';

/** Draws the content of a record one frame after its heading, which shows at once which record it is. */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
