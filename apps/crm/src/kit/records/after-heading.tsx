import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';

/** Addresses by their places in the browser's history whose content has been drawn. */
const drawn = new Set<string>();

/**
 * Draws the content of a record one frame after its heading, which shows at once which record it is. Where one goes
 * back to, both are drawn at once: the router restores how far it was scrolled.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  const place = useLocation({ select: ({ pathname, state }) => `${state.key ?? ''} ${pathname}` });
  const [wasDrawn] = useState(() => drawn.has(place));
  const isDue = useDeferredValue(true, wasDrawn);
  useEffect(() => {
    if (isDue) drawn.add(place);
  }, [isDue, place]);
  return isDue && children;
}
