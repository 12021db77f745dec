/** Checks in stories that every control on a phone is large enough for a finger, and that none causes a zoom. */
import type { StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { expect, vi } from 'vitest';
import { commands, page } from 'vitest/browser';

/** CSS px a finger needs. */
const wanted = 44;
/** The border around a field belongs to it, and is not what is pressed. */
const tolerance = 2;
/** Milliseconds; the same as other timeouts of stories. */
const longestWaitMs = 15_000;

const controls =
  'button, a[href], input:not([type=hidden]), select, textarea, summary, [contenteditable=true], ' +
  '[role=button], [role=checkbox], [role=switch], [role=radio], [role=tab], [role=combobox], ' +
  '[role=menuitem], [role=menuitemcheckbox], [role=menuitemradio], [role=option], [role=treeitem]';

/**
 * Events of a calendar are as long as they last; its list, which a telephone shows, has them in full. A link to a record
 * is a word of its sentence, and as high as its line.
 */
const excepted = '.drawn-to-scale, [data-slot=record-chip]';

/** What is not for fingers: hidden, off, done by the keys alone, or words inside a sentence. */
function isMeasured(element: HTMLElement): boolean {
  if (element.matches(excepted)) return false;
  if (element.matches(':disabled, [aria-disabled=true], [data-disabled]:not([data-disabled=false])'))
    return false;
  if (element.closest('[aria-hidden=true], [inert], .sr-only')) return false;
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  return getComputedStyle(element).display !== 'inline';
}

/** Whether a press on the point is one on the control. */
function isHit(element: HTMLElement, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  if (!hit) return false;
  if (element.contains(hit)) return hit.closest(controls) === element || !hit.closest(controls);
  const label = hit.closest('label');
  return label !== null && (label.contains(element) || label.control === element);
}

/** How far presses still hit the control from a point on, px. */
function reach(element: HTMLElement, x: number, y: number, stepX: number, stepY: number): number {
  let far = 0;
  while (far < wanted && isHit(element, x + stepX * (far + 1), y + stepY * (far + 1))) far += 1;
  return far;
}

/** Width and height of the place where presses hit the control; undefined where something covers it. */
function hitArea(element: HTMLElement): { width: number; height: number } | undefined {
  // only as far as needed: in the middle it might lie under a column that stays
  element.style.scrollMarginInline = `${wanted / 2}px`;
  element.scrollIntoView({ block: 'center', inline: 'nearest' });
  element.style.scrollMarginInline = '';
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  if (!isHit(element, x, y)) return undefined;
  return {
    width: reach(element, x, y, -1, 0) + reach(element, x, y, 1, 0) + 1,
    height: reach(element, x, y, 0, -1) + reach(element, x, y, 0, 1) + 1,
  };
}

/** Returns the control that receives a press in the middle of another one, although it lies elsewhere. */
function pressedInstead(element: HTMLElement): HTMLElement | undefined {
  const middle = element.getBoundingClientRect();
  const [x, y] = [middle.left + middle.width / 2, middle.top + middle.height / 2];
  const other = document.elementFromPoint(x, y)?.closest<HTMLElement>(controls);
  if (!other || other.contains(element)) return undefined;
  const { left, right, top, bottom } = other.getBoundingClientRect();
  const distance = Math.max(left - x, x - right, top - y, y - bottom);
  return distance > wanted ? other : undefined;
}

function nameOf(element: HTMLElement): string {
  const role = element.getAttribute('role') ?? element.tagName.toLowerCase();
  const name = element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40);
  return `${role} "${name || element.id}"`;
}

/** Returns each control a finger misses or another one covers, and each text field a phone would zoom into. */
function offenders(): string[] {
  const found: string[] = [];
  for (const element of document.body.querySelectorAll<HTMLElement>(controls)) {
    if (!isMeasured(element)) continue;
    const area = hitArea(element);
    if (area && (area.width < wanted - tolerance || area.height < wanted - tolerance))
      found.push(`${nameOf(element)}: ${area.width} x ${area.height}`);
    const other = area ? undefined : pressedInstead(element);
    if (other) found.push(`${nameOf(element)}: pressed is ${nameOf(other)}`);
    const isTyped = element.matches(
      'input:not([type=checkbox], [type=radio], [type=file]), textarea, select, [contenteditable=true]',
    );
    if (isTyped && Number.parseFloat(getComputedStyle(element).fontSize) < 16)
      found.push(`${nameOf(element)}: text of ${getComputedStyle(element).fontSize}`);
  }
  return found;
}

/** The list, the board, a record, a form, the messenger and the dashboard. */
const mainScreens = new Set([
  'crm-opportunities-list--narrow',
  'crm-opportunities-board--narrow',
  'crm-opportunities-detail-screen--filled',
  'crm-customers-new--narrow',
  'crm-app-messenger--opened-narrow',
  'crm-home-dashboard--of-the-agency-narrow',
]);

/** All components, and the screens that are main ones on a telephone. */
export function isTouched({ id }: StoryContext): boolean {
  return id.startsWith('ui-') || mainScreens.has(id);
}

/** Expects it once the page has come to rest in the size of a telephone; what floats follows what it belongs to. */
export async function expectTouchable(): Promise<void> {
  if (document.body.querySelector(controls) === null) return;
  const [width, height] = [innerWidth, innerHeight];
  await commands.emulate({ touch: true });
  await page.viewport(390, 844);
  // a story without a frame would lie at the edge, where nothing can be pressed beside it
  document.body.style.padding = '16px';
  try {
    // the sizes for touch apply once the browser reports a coarse pointer
    await waitFor(() => expect([innerWidth, matchMedia('(pointer: coarse)').matches]).toEqual([390, true]));
    await twoFrames();
    // measuring writes styles: a waitFor that observes the DOM would measure again at once, without end
    await vi.waitFor(
      () => expect([...new Set(offenders())], 'controls a finger misses').toEqual([]),
      longestWaitMs,
    );
  } finally {
    // the next story uses the same page
    document.body.style.padding = '';
    await commands.emulate({ touch: false });
    await page.viewport(width, height);
    await twoFrames();
  }
}

async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}
