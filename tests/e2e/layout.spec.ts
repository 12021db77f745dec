import type { Locator } from '@playwright/test';

import { openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
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

  test('what a card says ends before its button', async ({ openAs }) => {
    const api = await apiAs('anna');
    const title = `${uniqueName('Toyota')} plug-in z produkcji w pięciu sztukach dla floty, i dwie z placu`;
    await api.internalEnquiries.create({ body: { title, category: 'question', description: 'Treść' } });
    const path = `/internal-enquiries?view=board&search=${encodeURIComponent(title)}`;
    const page = await openAs('anna', path, { viewport, hasTouch: true, isMobile: true });
    const card = page.getByRole('article');
    const button = await card.getByRole('button', { name: /^Przenieś/ }).boundingBox();
    if (!button) throw new Error('a card without a button');
    const ends = await card.getByRole('link', { name: title }).evaluate((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      return [...words.getClientRects()].map(({ top, right }) => ({ top, right }));
    });
    const beside = ends.filter(({ top }) => top < button.y + button.height);
    expect(beside.length).toBeGreaterThan(0);
    expect(beside.filter(({ right }) => right > button.x)).toEqual([]);
  });

  test('the parts of an enquiry begin in view, below what is known of it', async ({ openAs }) => {
    const api = await apiAs('anna');
    const { id } = await api.internalEnquiries.create({
      body: { title: uniqueName('Pytanie'), category: 'question', description: 'Treść' },
    });
    const page = await openAs('anna', `/internal-enquiry/${id}`, {
      viewport,
      hasTouch: true,
      isMobile: true,
    });
    expect((await boxOf(page.getByRole('tablist'))).bottom).toBeLessThanOrEqual((viewport.height * 3) / 5);
    await page.getByRole('button', { name: 'Szczegóły zapytania' }).click();
    await expect(page.getByText('Anna Nowak').last()).toBeVisible();
  });

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

test.describe('lists on an ordinary screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const path of [
    '/customers',
    '/customer-organisations',
    '/sales-opportunities?view=list&is_self=any',
    '/offers',
    '/bank-comparisons',
    '/rent-offers',
    '/banks',
    '/dealers',
    '/representatives',
    '/vehicles',
    '/internal-enquiries?view=list',
    '/received-mails',
    '/reports',
    '/admin/unassigned-leads',
    '/admin',
    '/admin/export-requests',
  ]) {
    test(`the columns of ${path} fit, and none of their headings is cut`, async ({ openAs }) => {
      const page = await openAs('adam', path);
      const table = page.getByRole('table').first();
      await expect(table.getByRole('columnheader').first()).toBeVisible();
      await expect.poll(() => table.evaluate(tooWide)).toEqual([]);
    });
  }
});

/** The headings of a table that are cut, and the table itself if it scrolls sideways. */
function tooWide(table: HTMLElement): string[] {
  const isCut = (element: Element) => element.scrollWidth > element.clientWidth + 1;
  const cut = [...table.querySelectorAll('[data-heading]')]
    .filter(isCut)
    .map(({ textContent }) => textContent);
  // labels and times are short enough to be whole
  for (const part of table.querySelectorAll('td [data-slot=badge], td time')) {
    const cell = part.closest('td');
    const isShown = !cell || part.getBoundingClientRect().right <= cell.getBoundingClientRect().right - 4;
    if (!isShown || isCut(part) || (part.parentElement && isCut(part.parentElement)))
      cut.push(part.textContent);
  }
  const box = table.parentElement;
  return box && isCut(box) ? [...cut, `${box.scrollWidth} of ${box.clientWidth} px`] : cut;
}

test('a column that a filter makes the same in every row is left out, and comes back with its place', async ({
  openAs,
}) => {
  const page = await openAs('anna', '/sales-opportunities?view=list&is_self=true');
  const heading = (name: string) => page.getByRole('columnheader', { name });
  await expect(heading('Pojazd')).toBeVisible();
  await expect(heading('Opiekun')).toHaveCount(0);
  await page.getByRole('button', { name: 'Kolumny' }).click();
  await expect(page.getByRole('checkbox', { name: 'Pokaż kolumnę: Opiekun' })).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Usuń filtr: Moje szanse' }).click();
  await expect(heading('Opiekun')).toBeVisible();
});

test.describe('on a telephone', () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

  test('the next step of an opportunity stands within the thumb, above the main places, and no toast covers it', async ({
    openAs,
  }) => {
    const { id } = await openOpportunity({ lastName: uniqueName('Kciukowa') });
    const page = await openAs('anna', `/sales-opportunity/${id}`, phone);
    const next = page.getByRole('button', { name: /^Dalej: / });
    const places = page.getByRole('navigation', { name: 'Główne miejsca' });
    const [button, bar] = [await boxOf(next), await boxOf(places)];
    expect(button.bottom).toBeLessThanOrEqual(bar.top);
    expect(bar.top - button.bottom).toBeLessThan(20);

    // the end of the page is not covered by them
    const main = page.getByRole('main');
    await main.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    const end = await main.evaluate((element) => {
      const parts = [...element.querySelectorAll('[data-slot="page"] > *')];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    });
    expect(end).toBeLessThanOrEqual(button.top);

    await next.tap();
    const told = page.locator('[data-slot="toast"]').first();
    expect((await boxOf(told)).bottom).toBeLessThanOrEqual((await boxOf(next)).top);
  });
});

test('another page begins at its top, and the way back leads to where one was', async ({ openAs }) => {
  const { id } = await openOpportunity({ lastName: 'Przewinięta' });
  const viewport = { width: 1024, height: 500 };
  const page = await openAs('anna', `/sales-opportunity/${id}`, { viewport });
  const place = page.getByRole('main');
  const title = page.getByRole('heading', { level: 1, name: /Przewinięta/ });
  const scrolled = () => place.evaluate((main) => main.scrollTop);
  await expect(title).toBeVisible();
  // what comes late makes the page longer
  await expect
    .poll(() =>
      place.evaluate((main) => {
        main.scrollTo(0, 200);
        return main.scrollTop;
      }),
    )
    .toBe(200);
  await page.getByRole('link', { name: 'Kalendarz' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kalendarz' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect(title).toBeAttached();
  await expect.poll(scrolled).toBe(200);
});
