import { useCallback, useSyncExternalStore, type CSSProperties, type RefObject } from 'react';

import { classes } from '../classes/index.ts';

export interface EdgeFadesProps {
  scroller: RefObject<HTMLElement | null>;
  /** Width of the pinned columns at the start, in pixels: the fade starts after it. */
  pinned: number;
}

/** Behind which edges there is more, the widths of the bars that the fades leave free, and the height of the heading. */
function hiddenBy(scroller: HTMLElement | null): string {
  if (!scroller) return '';
  const heading = scroller.querySelector('thead')?.offsetHeight ?? 0;
  const { scrollLeft, scrollWidth, clientWidth, clientHeight, offsetWidth, offsetHeight } = scroller;
  const left = scrollLeft > 0 ? 'start' : '';
  const right = scrollWidth - clientWidth - scrollLeft > 1 ? 'end' : '';
  return `${left} ${right} ${offsetWidth - clientWidth - 1} ${offsetHeight - clientHeight - 1} ${heading}`;
}

function useHidden(scroller: RefObject<HTMLElement | null>) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const element = scroller.current;
      if (!element) return () => undefined;
      const observer = new ResizeObserver(listener);
      observer.observe(element);
      for (const child of element.children) observer.observe(child);
      element.addEventListener('scroll', listener, { passive: true });
      return () => {
        observer.disconnect();
        element.removeEventListener('scroll', listener);
      };
    },
    [scroller],
  );
  const [start, end, right, bottom, heading] = useSyncExternalStore(subscribe, () =>
    hiddenBy(scroller.current),
  ).split(' ');
  return {
    start: start === 'start',
    end: end === 'end',
    right: Number(right),
    bottom: Number(bottom),
    heading: Number(heading),
  };
}

interface FadeProps {
  edge: 'start' | 'end';
  /** Pixels of the heading, which has a colour of its own. */
  heading: number;
  place: CSSProperties;
}

function Fade({ edge, heading, place }: FadeProps) {
  const direction = edge === 'start' ? 'bg-linear-to-r' : 'bg-linear-to-l';
  return (
    <div
      aria-hidden
      data-slot={`fade-${edge}`}
      className={classes(
        'pointer-events-none absolute top-px flex w-8 flex-col overflow-hidden print:hidden',
        edge === 'end' && 'rounded-r-large',
      )}
      style={place}
    >
      <div
        className={`shrink-0 from-surface-muted to-transparent ${direction}`}
        style={{ height: heading }}
      />
      <div className={`flex-1 from-surface to-transparent ${direction}`} />
    </div>
  );
}

/** Where columns go on beyond the edges of a table that scrolls sideways, they fade. */
export function EdgeFades({ scroller, pinned }: EdgeFadesProps) {
  const { start, end, right, bottom, heading } = useHidden(scroller);
  return (
    <>
      {start ? <Fade edge="start" heading={heading} place={{ left: pinned + 1, bottom }} /> : null}
      {end ? <Fade edge="end" heading={heading} place={{ right, bottom }} /> : null}
    </>
  );
}
