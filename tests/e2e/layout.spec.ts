import type { Locator } from '@playwright/test';

import { openOpportunity } from './records.ts';
import { expect, test } from './test.ts';

const screens = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
];

/** Where an element stands in the window, in pixels. */
async function boxOf(target: Locator) {
  await expect(target).toBeVisible();
  const box = await target.boundingBox();
  if (!box) throw new Error('the element is not on the page');
  return { top: box.y, bottom: box.y + box.height };
}

for (const viewport of screens) {
  test.describe(`at ${viewport.width} × ${viewport.height}`, () => {
    test.use({ viewport });

    for (const tab of ['messages', 'notes']) {
      test(`what is written into stands in view with the ${tab}`, async ({ openAs }) => {
        // what is said of somebody else's opportunity stands above the tabs
        const { id } = await openOpportunity({
          owner: 'anna',
          lastName: 'Bardzo-Długonazwiskowska Wieloczłonowa z Okolic',
        });
        const page = await openAs('piotr', `/sales-opportunity/${id}?tab=${tab}`, { viewport });
        const composer = page.getByRole('textbox', { name: /^Napisz (wiadomość|notatkę)$/ });
        expect((await boxOf(composer)).bottom).toBeLessThanOrEqual(viewport.height);
      });
    }

    for (const path of [
      '/customers',
      '/sales-opportunities?view=list&is_self=any',
      '/vehicles',
      '/offers',
      '/representatives',
      '/admin/audit-log',
    ]) {
      test(`the way through the pages of ${path} stands in view`, async ({ openAs }) => {
        const page = await openAs('adam', path, { viewport });
        const pages = page.getByRole('navigation', { name: 'Stronicowanie' });
        expect((await boxOf(pages)).bottom).toBeLessThanOrEqual(viewport.height);
      });
    }
  });
}

test.describe('on a telephone', () => {
  const viewport = { width: 390, height: 844 };

  test('heading and filters leave three quarters of the height to the board', async ({ openAs }) => {
    const page = await openAs('anna', '/sales-opportunities?is_self=true', { viewport });
    const board = page.getByRole('region', { name: /^Leady / });
    expect((await boxOf(board)).top).toBeLessThanOrEqual(viewport.height / 4);
  });

  for (const [path, column] of [
    ['/sales-opportunities?is_self=true', /^Leady /],
    ['/internal-enquiries?view=board', /^Nowe /],
  ] as const) {
    test(`for a finger the first column of ${path} begins 160 px below the bar at the top`, async ({
      openAs,
    }) => {
      const page = await openAs('anna', path, { viewport, hasTouch: true, isMobile: true });
      const bar = await boxOf(page.getByRole('banner'));
      const { top } = await boxOf(page.getByRole('region', { name: column }));
      expect(top - bar.bottom).toBeLessThanOrEqual(160);
    });
  }

  test('what is written into stands above the main places', async ({ openAs }) => {
    const { id } = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${id}?tab=messages`, { viewport });
    const places = page.getByRole('navigation', { name: 'Główne miejsca' });
    const composer = page.getByRole('textbox', { name: 'Napisz wiadomość' });
    await composer.scrollIntoViewIfNeeded();
    expect((await boxOf(composer)).bottom).toBeLessThanOrEqual((await boxOf(places)).top);
    expect((await boxOf(places)).bottom).toBeLessThanOrEqual(viewport.height);
  });
});
