/** Opens what a story shows open initially, where the component itself opens it only on user interaction. */
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';

/** The parameter `opened` of a story: an event, and the selector of what it happens to. */
type Opened = readonly [event: 'click' | 'contextmenu' | 'focusin' | 'pointerdown', selector: string];

export async function openStory({ canvasElement, parameters }: StoryContext): Promise<void> {
  const opened: Opened | undefined = parameters['opened'];
  if (!opened) return;
  const [event, selector] = opened;
  await waitFor(() => {
    const element = canvasElement.querySelector(selector);
    if (!element) throw new Error(`Nothing is ${selector} yet`);
    const { left, top, width, height } = element.getBoundingClientRect();
    const middle = { clientX: left + width / 2, clientY: top + height / 2 };
    // elements in a page without focus receive a dispatched event nevertheless
    element.dispatchEvent(new PointerEvent(event, { bubbles: true, cancelable: true, ...middle }));
  });
}
