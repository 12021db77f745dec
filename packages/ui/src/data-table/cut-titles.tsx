import { useEffect, type RefObject } from 'react';

/** What may be cut with an ellipsis: a heading, a cell, or a part of it. */
const cuttable = 'th.truncate, th .truncate, td.truncate, td .truncate';

/** What shows the whole text already: a title of its own, or a tooltip. */
const shownElsewhere = '[title]:not([data-cut]), [data-tooltip]';

/** Returns whether an element has an ellipsis, which appears even if the text is wider by a fraction of a pixel. */
function isCut(element: Element): boolean {
  if (element.scrollWidth > element.clientWidth) return true;
  if (element.scrollWidth < element.clientWidth || element.childElementCount > 0) return false;
  const range = document.createRange();
  range.selectNodeContents(element);
  const { paddingLeft, paddingRight } = getComputedStyle(element);
  const room =
    element.getBoundingClientRect().width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
  return range.getBoundingClientRect().width > room;
}

/** The text people see, without what is drawn for the eye alone, such as initials. */
function shownText(element: Element): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ALL, (node) =>
    node instanceof Element && node.getAttribute('aria-hidden') === 'true'
      ? NodeFilter.FILTER_REJECT
      : NodeFilter.FILTER_ACCEPT,
  );
  let text = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Text) text += node.data;
  }
  return text.trim();
}

function nameCutTexts(scroller: Element): void {
  const elements = [...scroller.querySelectorAll<HTMLElement>(cuttable)];
  // all are read before any is written to
  const cut = elements.map(
    (element) => !element.closest(shownElsewhere) && !element.querySelector(shownElsewhere) && isCut(element),
  );
  for (const [index, element] of elements.entries()) {
    if (cut[index]) {
      const text = shownText(element);
      if (element.title !== text) element.title = text;
      element.dataset['cut'] = '';
    } else if (element.dataset['cut'] !== undefined) {
      element.removeAttribute('title');
      delete element.dataset['cut'];
    }
  }
}

/** Gives each text that does not fit into its cell a title with the whole of it. */
export function CutTitles({ scroller }: { scroller: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let frame = 0;
    const look = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => nameCutTexts(element));
    };
    const widths = new ResizeObserver(look);
    widths.observe(element);
    for (const column of element.querySelectorAll('thead tr:last-child th')) widths.observe(column);
    const texts = new MutationObserver(look);
    texts.observe(element, { childList: true, characterData: true, subtree: true });
    return () => {
      cancelAnimationFrame(frame);
      widths.disconnect();
      texts.disconnect();
    };
  }, [scroller]);
  return null;
}
