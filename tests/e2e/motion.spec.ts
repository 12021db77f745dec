import type { Page } from '@playwright/test';

import { boardWith, cardIn, columnOf, dragCard } from './board-page.ts';

import { openOpportunity } from './records.ts';
import { builtFile, expect, test } from './test.ts';

/** What moved: the name of the animation, for how long, and what of it; and what it could be used for meanwhile. */
interface Motion {
  readonly name: string;
  readonly duration: string;
  readonly slot: string;
  readonly isInert: boolean;
  readonly isHidden: boolean;
  readonly hasFocus: boolean;
}

declare global {
  interface Window {
    motions: Motion[];
  }
}

/** What lets layers fade is loaded after the first screen. */
async function fadesAreThere(page: Page): Promise<void> {
  const file = `/${builtFile('../../packages/ui/src/provider/fade-out.ts')}`;
  await page.waitForFunction(
    (path) => performance.getEntriesByType('resource').some(({ name }) => name.endsWith(path)),
    file,
  );
  // resolves when it has run
  await page.evaluate((path) => import(path), file);
}

/**
 * Records from now on what fades or settles in the page, from its styles at the start: on a busy machine no frame of it
 * may be drawn.
 */
async function noteMotions(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.motions = [];
    const note = (element: HTMLElement) => {
      const { animationName, animationDuration } = getComputedStyle(element);
      const root = element.closest<HTMLElement>('body > *');
      if (animationName === 'none') return;
      window.motions.push({
        name: animationName,
        duration: animationDuration,
        slot: element.dataset['slot'] ?? element.role ?? element.localName,
        isInert: root?.inert ?? false,
        isHidden: root?.ariaHidden === 'true',
        hasFocus: element.contains(document.activeElement),
      });
    };
    new MutationObserver((records) => {
      for (const { target, addedNodes, type } of records) {
        if (type === 'attributes' && target instanceof HTMLElement && target.matches('[data-settling]'))
          note(target);
        for (const node of addedNodes) {
          if (!(node instanceof HTMLElement) || node.parentElement !== document.body) continue;
          const layer = node.matches('[data-leaving]') ? node : node.querySelector('[data-leaving]');
          if (layer instanceof HTMLElement) note(layer);
        }
      }
    }).observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-settling'] });
  });
}

const motionsOf = (page: Page, name: string) =>
  page.evaluate((requested) => window.motions.filter((motion) => motion.name === requested), name);

/** Returns a duration token in the format of computed styles, in seconds. */
const tokenOf = (page: Page, token: string) =>
  page.evaluate((name) => {
    const text = getComputedStyle(document.documentElement).getPropertyValue(name);
    const value = parseFloat(text);
    return `${text.endsWith('ms') ? value / 1000 : value}s`;
  }, token);

/** Opens and closes a menu, a dialog, a list of choices and a panel; the focus comes back each time. */
async function openAndClose(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: /^Menu użytkownika/ });
  await menu.click();
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.getByRole('link', { name: 'Nowa szansa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nowa szansa sprzedaży' });
  await expect(dialog).toBeVisible();
  const source = dialog.getByRole('combobox', { name: 'Źródło pozyskania klienta' });
  await source.click();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(source).toBeFocused();
  await page.keyboard.press('Escape');
  // not by its role: an open list hides that, too
  await expect(page.locator('[data-slot="dialog"]')).toHaveCount(0);
}

/** Drags the card from one column to another. */
async function carry(
  page: Page,
  opportunity: Awaited<ReturnType<typeof openOpportunity>>,
  [from, to]: readonly [string, string] = ['Lead', 'Pierwszy kontakt'],
): Promise<void> {
  await dragCard(page, cardIn(page, from, opportunity), columnOf(page, to));
  await expect(cardIn(page, to, opportunity)).toBeVisible();
  await expect(page.locator('[data-settling]')).toHaveCount(0);
}

test('what closes fades and what is dropped settles for the duration of the tokens, neither pressed nor read', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity({ lastName: 'Osiadła' });
  const page = await openAs('anna', boardWith(opportunity), { reducedMotion: 'no-preference' });
  await fadesAreThere(page);
  await noteMotions(page);
  await openAndClose(page);
  await expect
    .poll(async () => new Set((await motionsOf(page, 'leave')).map(({ slot }) => slot)))
    .toEqual(new Set(['dropdown-menu', 'dialog', 'div', 'listbox']));
  await expect(page.locator('[data-leaving]')).toHaveCount(0);
  const left = await motionsOf(page, 'leave');
  const duration = await tokenOf(page, '--duration-leave');
  expect(duration).toBe('0.1s');
  for (const motion of left)
    expect(motion).toMatchObject({ duration, isInert: true, isHidden: true, hasFocus: false });

  await carry(page, opportunity);
  expect(await tokenOf(page, '--duration-settle')).toBe('0.12s');
  expect(await motionsOf(page, 'settle')).toEqual([
    expect.objectContaining({ duration: '0.12s', slot: 'article' }),
  ]);

  // with less motion nothing fades, nothing settles
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate(() => void (window.motions = []));
  await openAndClose(page);
  await carry(page, opportunity, ['Pierwszy kontakt', 'Lead']);
  expect(await page.evaluate(() => window.motions)).toEqual([]);
  expect(await tokenOf(page, '--duration-leave')).toBe('0s');
});
