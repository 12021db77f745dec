import { openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { boxOf, expect, test } from './test.ts';

const ordinary = { width: 1440, height: 900 };
const tablet = { width: 1024, height: 768 };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } as const;

/** Returns the headings of a table that are cut, and the table itself if it scrolls sideways. */
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

// all lists, so that no spec of the security policy need open them
test('the columns of every list fit, no heading is cut, and its pages are in view', async ({ openAs }) => {
  const page = await openAs('adam');
  const table = page.getByRole('table').first();
  const pages = page.getByRole('navigation', { name: 'Stronicowanie' });
  for (const [path, hasPages] of [
    ['/customers', true],
    ['/customer-organisations', false],
    ['/sales-opportunities?view=list&is_self=any', true],
    ['/offers', true],
    ['/bank-comparisons', false],
    ['/rent-offers', false],
    ['/banks', false],
    ['/dealers', false],
    ['/representatives', true],
    ['/vehicles', true],
    ['/internal-enquiries?view=list', false],
    ['/received-mails', false],
    ['/reports', false],
    ['/admin/unassigned-leads', false],
    ['/admin', false],
    ['/admin/export-requests', false],
    ['/admin/audit-log', true],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('status', { name: 'Wczytywanie…' })).toHaveCount(0);
    if (path !== '/admin/audit-log') {
      await expect(table.getByRole('columnheader').first()).toBeVisible();
      await expect.poll(() => table.evaluate(tooWide), path).toEqual([]);
    }
    if (!hasPages) continue;
    expect((await boxOf(pages)).bottom, path).toBeLessThanOrEqual(ordinary.height);
    await page.setViewportSize(tablet);
    await expect(async () => {
      expect((await boxOf(pages)).bottom, path).toBeLessThanOrEqual(tablet.height);
    }).toPass({ timeout: 15_000 });
    await page.setViewportSize(ordinary);
  }
});

test('the composer is in view, on a telephone above the main places', async ({ openAs }) => {
  // the note on another user's opportunity is above the tabs
  const { id } = await openOpportunity({ lastName: 'Bardzo-Długonazwiskowska Wieloczłonowa z Okolic' });
  const page = await openAs('piotr');
  const composer = page.getByRole('textbox', { name: /^Napisz (wiadomość|notatkę)$/ });
  for (const tab of ['messages', 'notes']) {
    for (const viewport of [ordinary, tablet]) {
      await page.setViewportSize(viewport);
      await page.goto(`/sales-opportunity/${id}?tab=${tab}`);
      expect((await boxOf(composer)).bottom).toBeLessThanOrEqual(viewport.height);
    }
  }
  await page.setViewportSize(phone.viewport);
  await page.goto(`/sales-opportunity/${id}?tab=messages`);
  const places = await boxOf(page.getByRole('navigation', { name: 'Główne miejsca' }));
  await composer.scrollIntoViewIfNeeded();
  expect((await boxOf(composer)).bottom).toBeLessThanOrEqual(places.y);
  expect(places.bottom).toBeLessThanOrEqual(phone.viewport.height);
});

test('on a telephone boards and records leave their height to what is on them', async ({ openAs }) => {
  const api = await apiAs('anna');
  const title = `${uniqueName('Toyota')} plug-in z produkcji w pięciu sztukach dla floty, i dwie z placu`;
  const { id } = await api.internalEnquiries.create({
    body: { title, category: 'question', description: 'Treść' },
  });
  const page = await openAs('anna', undefined, phone);
  for (const [path, column] of [
    ['/sales-opportunities?is_self=true', /^Lead /],
    [`/internal-enquiries?view=board&search=${encodeURIComponent(title)}`, /^Nowe /],
  ] as const) {
    await page.goto(path);
    const { y } = await boxOf(page.getByRole('region', { name: column }));
    expect(y - (await boxOf(page.getByRole('banner'))).bottom, path).toBeLessThanOrEqual(160);
  }
  // the words of a card end before its button
  const card = page.getByRole('article');
  const button = await boxOf(card.getByRole('button', { name: /^Przenieś/ }));
  const ends = await card.getByRole('link', { name: title }).evaluate((link) => {
    const words = document.createRange();
    words.selectNodeContents(link);
    return [...words.getClientRects()].map(({ top, right }) => ({ top, right }));
  });
  const beside = ends.filter(({ top }) => top < button.bottom);
  expect(beside.length).toBeGreaterThan(0);
  expect(beside.filter(({ right }) => right > button.x)).toEqual([]);

  await page.goto(`/internal-enquiry/${id}`);
  expect((await boxOf(page.getByRole('tablist'))).bottom).toBeLessThanOrEqual(
    (phone.viewport.height * 3) / 5,
  );
  await page.getByRole('button', { name: 'Szczegóły zapytania' }).click();
  await expect(page.getByText('Anna Nowak').last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    phone.viewport.width,
  );

  // the next step is within reach of the thumb, above the main places, and no toast covers it
  const opportunity = await openOpportunity({ lastName: uniqueName('Kciukowa') });
  await page.goto(`/sales-opportunity/${opportunity.id}`);
  const next = page.getByRole('button', { name: /^Dalej: / });
  const places = page.getByRole('navigation', { name: 'Główne miejsca' });
  const [step, bar] = [await boxOf(next), await boxOf(places)];
  expect(step.bottom).toBeLessThanOrEqual(bar.y);
  expect(bar.y - step.bottom).toBeLessThan(20);

  // the end of the page is not covered by them, but for the line between; what comes late makes the page longer
  const end = () =>
    page.getByRole('main').evaluate((main) => {
      main.scrollTo(0, main.scrollHeight);
      const parts = [...main.querySelectorAll('[data-slot="page"] > *')];
      return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
    });
  await expect.poll(end).toBeLessThanOrEqual(step.y + 1);

  await next.tap();
  const shown = page.locator('[data-slot="toast"]').first();
  expect((await boxOf(shown)).bottom).toBeLessThanOrEqual((await boxOf(next)).y);
});

test('another page starts at its top, and the way back leads to the previous position', async ({
  openAs,
}) => {
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
