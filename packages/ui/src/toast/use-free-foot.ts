import { useLayoutEffect, useRef, type RefObject } from 'react';

const footOf = '[data-keeps-corner] > footer, [data-keeps-corner] > [data-slot="alert-actions"]';

function overlaps(one: DOMRect, other: DOMRect): boolean {
  return one.right > other.left && one.left < other.right && one.bottom > other.top && one.top < other.bottom;
}

/** Lifts toasts above the foot of the dialog in front, where they would lie over its buttons; how high it is is its content's. */
function lift(list: HTMLElement): void {
  list.style.bottom = '';
  const foot = [...document.querySelectorAll(footOf)].at(-1);
  if (!foot) return;
  const own = list.getBoundingClientRect();
  const isInTheWay = [...foot.querySelectorAll('button, a')].some((button) =>
    overlaps(own, button.getBoundingClientRect()),
  );
  if (isInTheWay) list.style.bottom = `${window.innerHeight - foot.getBoundingClientRect().top}px`;
}

/**
 * Prevents toasts from covering the buttons of a dialog, whichever of the two appears first.
 * @param count - of open toasts; without any nothing is observed.
 */
export function useFreeFoot(count: number): RefObject<HTMLOListElement | null> {
  const list = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const toasts = list.current;
    if (!toasts || count === 0) return undefined;
    const look = () => lift(toasts);
    look();
    // dialogs come and go as children of the body, and grow with what is typed
    const comings = new MutationObserver(look);
    comings.observe(document.body, { childList: true, subtree: true, characterData: true });
    window.addEventListener('resize', look);
    return () => {
      comings.disconnect();
      window.removeEventListener('resize', look);
    };
  }, [count]);
  return list;
}
