import { Fragment, lazy, Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react';

import { PageSettingsContext } from './page-language.tsx';
import { storyAddress } from './story-address.ts';

// a story alone needs none of it
const Story = lazy(async () => ({ default: (await import('@storybook/addon-docs/blocks')).Story }));

interface StoryWindowProps {
  of: unknown;
  height: number;
  /** Called with what is drawn in it, again after each redraw. */
  onDrawn: (body: HTMLElement | null) => void;
}

// a story alone needs none of it
const StoryWindow = lazy(async () => {
  const { useOf } = await import('@storybook/addon-docs/blocks');
  /** A story in a window of its own: what it lays over the page stays in there. */
  function Window({ of, height, onDrawn }: StoryWindowProps) {
    const { story } = useOf(of as Parameters<typeof useOf>[0], ['story']);
    const settings = use(PageSettingsContext);
    return (
      // oxlint-disable-next-line react/iframe-missing-sandbox -- this Storybook itself, which needs its worker
      <iframe
        src={storyAddress(story.id, settings)}
        title={story.name}
        loading="lazy"
        height={height}
        onLoad={({ currentTarget }) => onDrawn(currentTarget.contentDocument?.body ?? null)}
      />
    );
  }
  return { default: Window };
});

interface Place {
  readonly left: number;
  readonly top: number;
}

/** A part and its number, in pixels from the corner of the example. */
interface Mark {
  readonly number: number;
  readonly outline: Place & { readonly width: number; readonly height: number };
  readonly label: Place;
}

/** Pixels across of a number, between it and its part, and around an example on the page. */
const labelWidth = 20;
const gap = 2;
const margin = 16;

const isNear = (one: Place, other: Place) =>
  Math.abs(one.left - other.left) < labelWidth && Math.abs(one.top - other.top) < labelWidth;

/** Returns a free place before or after the part, where it covers none of it; else above it, or further along. */
function labelPlace(outline: Mark['outline'], taken: readonly Place[], leftmost: number): Place {
  const { left, top, width, height } = outline;
  const isFree = (place: Place) => place.left >= leftmost && !taken.some((other) => isNear(other, place));
  const middle = top + Math.min(height, labelWidth) / 2 - labelWidth / 2;
  const beside = [left - labelWidth - gap, left + width + gap].map((at) => ({ left: at, top: middle }));
  const free = beside.find(isFree);
  if (free) return free;
  let above = { left: Math.max(left, leftmost), top: top - labelWidth - gap };
  while (!isFree(above)) above = { ...above, left: above.left + labelWidth };
  return above;
}

/** The parts as they lie in what is drawn, each by the first that is seen. */
function marksIn(drawn: HTMLElement, parts: readonly (string | null)[]): readonly Mark[] {
  const isOnPage = drawn.ownerDocument === document;
  const corner = isOnPage ? drawn.getBoundingClientRect() : { left: 0, top: 0 };
  const leftmost = isOnPage ? -margin : 0;
  const marks: Mark[] = [];
  for (const [place, part] of parts.entries()) {
    const boxes =
      part === null ? [] : [...drawn.querySelectorAll(part)].map((one) => one.getBoundingClientRect());
    const box = boxes.find(({ width, height }) => width > 0 && height > 0);
    if (box) {
      const { width, height } = box;
      const outline = { left: box.left - corner.left, top: box.top - corner.top, width, height };
      const taken = marks.flatMap((mark) => [mark.label, mark.outline]);
      marks.push({ number: place + 1, outline, label: labelPlace(outline, taken, leftmost) });
    }
  }
  return marks;
}

/** Follows the parts of an example while it is drawn, loads, moves and changes its size. */
function useMarks(drawn: HTMLElement | null, parts: readonly (string | null)[]) {
  const [marks, setMarks] = useState<readonly Mark[]>([]);
  const selectors = JSON.stringify(parts);
  useLayoutEffect(() => {
    if (!drawn) return undefined;
    const wanted: readonly (string | null)[] = JSON.parse(selectors);
    const measure = () => setMarks(marksIn(drawn, wanted));
    const grown = new ResizeObserver(measure);
    const changed = new MutationObserver(measure);
    grown.observe(drawn);
    changed.observe(drawn, { childList: true, subtree: true, characterData: true, attributes: true });
    drawn.addEventListener('animationend', measure);
    return () => {
      grown.disconnect();
      changed.disconnect();
      drawn.removeEventListener('animationend', measure);
    };
  }, [drawn, selectors]);
  return marks;
}

interface MarkedProps {
  /** The story that is drawn, in its state before its steps. */
  of: unknown;
  /** Pixels of a window of its own, for a story that lays something over the page; without it, it is drawn on the page. */
  height?: number;
  /** Selectors of the parts in the order of the list; null for one that appears only once something is opened. */
  parts: readonly (string | null)[];
  /** The list, in both languages. */
  children: ReactNode;
}

/** The anatomy of a component: numbers on a live example, and the list that explains them beside it. */
export function Marked({ of, height, parts, children }: MarkedProps) {
  const [drawn, setDrawn] = useState<HTMLElement | null>(null);
  const marks = useMarks(drawn, parts);
  return (
    <div className="handbook-anatomy">
      <div className="handbook-marked sb-unstyled" inert>
        <Suspense>
          {height === undefined ? (
            <div ref={setDrawn}>
              <Story of={of} />
            </div>
          ) : (
            <StoryWindow of={of} height={height} onDrawn={setDrawn} />
          )}
        </Suspense>
        {marks.map(({ number, outline, label }) => (
          <Fragment key={number}>
            <i aria-hidden className="handbook-outline" style={outline} />
            <b aria-hidden className="handbook-mark" style={label}>
              {number}
            </b>
          </Fragment>
        ))}
      </div>
      <div>{children}</div>
    </div>
  );
}
