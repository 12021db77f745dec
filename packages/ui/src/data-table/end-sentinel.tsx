import { useEffect, useRef } from 'react';

/**
 * Marks the end of a scrolling list and reports when it comes within 400 px of view. Key it by the number
 * of rows: it then checks again after every page, so that a short page requests the next.
 */
export function EndSentinel({ onReached }: { onReached: () => void }) {
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const target = mark.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onReached();
      },
      { root: target.parentElement, rootMargin: '400px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, [onReached]);
  return <div ref={mark} aria-hidden className="h-px" />;
}
