import { cardIn, cardName, columnOf, pointIn, waitForDragging } from './board-page.ts';
import { openOpportunity } from './records.ts';
import { accountOf, apiAs } from './session.ts';
import { expect, test } from './test.ts';

const pending = 'Czeka na połączenie';

test.describe('without a network', () => {
  test('an inline change and a written message are pending, are shown as such, and are saved', async ({
    openAs,
  }) => {
    const { id, leadSource: before } = await openOpportunity();
    const api = await apiAs('anna');
    const other = (await api.leadSources.list()).find((source) => source.id !== before?.id);
    if (!other) throw new Error('the seeded agency has more than one lead source');
    const page = await openAs('anna', `/sales-opportunity/${id}?tab=messages`);
    const panel = page.getByRole('region', { name: 'Szczegóły' });
    const source = panel.getByRole('combobox', { name: /Źródło pozyskania/ });
    const composer = page.getByRole('textbox', { name: 'Napisz wiadomość' });
    await expect(composer).toBeVisible();
    await source.click();
    await page.keyboard.press('Escape');

    await page.context().setOffline(true);
    await source.click();
    await page.getByRole('option', { name: other.name, exact: true }).click();
    await expect(source).toContainText(other.name);
    await expect(panel.getByText(pending)).toBeVisible();
    await expect(page.getByText('Zapiszemy 1 zmianę, gdy wróci połączenie.')).toBeVisible();
    await composer.fill('Pisane w windzie.');
    await page.keyboard.press('Enter');
    const messages = page.getByRole('log', { name: 'Wiadomości w szansie' });
    await expect(messages.getByText('Pisane w windzie.')).toBeVisible();
    await expect(messages.getByText(pending)).toBeVisible();
    await panel.getByRole('button', { name: /notatkę/ }).click();
    await panel.getByRole('textbox', { name: 'Notatka' }).fill('Woli kontakt po 16.');
    await panel.getByRole('button', { name: 'Zapisz' }).click();
    await expect(panel.getByText('Woli kontakt po 16.')).toBeVisible();
    await expect(page.getByText('Zapiszemy 3 zmiany, gdy wróci połączenie.')).toBeVisible();

    await page.context().setOffline(false);
    await expect(page.getByText(pending)).toHaveCount(0);
    await expect(page.getByText(/^Zapiszemy/)).toHaveCount(0);
    await expect(source).toContainText(other.name);
    await expect(panel.getByText('Woli kontakt po 16.')).toBeVisible();
    await expect(messages.getByText('Wysyłanie…')).toHaveCount(0);
    const saved = await api.opportunities.get({ params: { id } });
    expect(saved.leadSource?.id).toBe(other.id);
    expect(saved.note).toBe('Woli kontakt po 16.');
    const { items } = await api.comments.find({ params: { id } });
    expect(items.map(({ message }) => message)).toEqual(['Pisane w windzie.']);
  });

  test('messages written without a line outlive the page, are sent by the next one in their order, and leave with the session', async ({
    openAs,
  }) => {
    const { id } = await openOpportunity();
    const address = `/sales-opportunity/${id}?tab=messages`;
    const page = await openAs(accountOf('anna'), address);
    const messages = page.getByRole('log', { name: 'Wiadomości w szansie' });
    const composer = page.getByRole('textbox', { name: 'Napisz wiadomość' });
    await expect(composer).toBeVisible();
    // messages are not sent; the page itself can be reloaded
    const sending = '**/api/comment/create';
    await page.context().route(sending, (route) => route.abort('connectionfailed'));
    for (const text of ['Pierwsza z windy.', 'Druga z windy.', 'Trzecia z windy.']) {
      await composer.fill(text);
      await page.keyboard.press('Enter');
      await expect(messages.getByText(text)).toBeVisible();
    }
    await page.reload();
    await expect(messages.getByText('Trzecia z windy.')).toBeVisible();
    // in another tab they are there as well
    const second = await page.context().newPage();
    await second.goto(address);
    const inSecond = second.getByRole('log', { name: 'Wiadomości w szansie' });
    await expect(inSecond.getByText('Pierwsza z windy.')).toBeVisible();

    await page.context().unroute(sending);
    await expect(messages.getByText('Wysyłanie…')).toHaveCount(0);
    await expect(inSecond.getByText('Wysyłanie…')).toHaveCount(0);
    await expect(inSecond.getByText('Druga z windy.')).toHaveCount(1);
    const { items } = await (await apiAs('anna')).comments.find({ params: { id } });
    expect(items.map(({ message }) => message)).toEqual([
      'Trzecia z windy.',
      'Druga z windy.',
      'Pierwsza z windy.',
    ]);

    // a user who signs out is warned about unsent messages, which are then deleted from the device
    await second.close();
    await page.context().route(sending, (route) => route.abort('connectionfailed'));
    await composer.fill('Nie dojdzie.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('log').getByText('Nie dojdzie.')).toBeVisible();
    await page.getByRole('button', { name: 'Menu użytkownika' }).click();
    await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
    const question = page.getByRole('alertdialog', { name: 'Wylogować się bez wysłania wiadomości?' });
    await expect(question.getByText(/Jedna wiadomość nie została jeszcze wysłana/)).toBeVisible();
    await question.getByRole('button', { name: 'Wyloguj się' }).click();
    await expect(page).toHaveURL(/\/login/);
    const stored = await page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const counts = names
        .filter((name) => name.startsWith('szansa-outbox-'))
        .map(
          (name) =>
            new Promise<number>((resolve, reject) => {
              const opening = indexedDB.open(name);
              opening.addEventListener('error', () => reject(new Error(name)));
              opening.addEventListener('success', () => {
                const count = opening.result.transaction('messages').objectStore('messages').count();
                count.addEventListener('success', () => resolve(count.result));
              });
            }),
        );
      return await Promise.all(counts);
    });
    expect(stored.every((count) => count === 0)).toBe(true);
  });

  test('a card that is moved stays where it was put, marked, and is moved for everybody later', async ({
    openAs,
  }) => {
    const opportunity = await openOpportunity({ lastName: 'Tunelska' });
    const page = await openAs('anna', '/sales-opportunities');
    const card = cardIn(page, 'Lead', opportunity);
    const moved = cardIn(page, 'Pierwszy kontakt', opportunity);
    await waitForDragging(card);
    await page.context().setOffline(true);
    // it moves the board down, so places are looked for afterwards
    await expect(page.getByText('Brak połączenia z serwerem')).toBeVisible();
    const from = await pointIn(card);
    const to = await pointIn(columnOf(page, 'Pierwszy kontakt'));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 20, from.y + 10, { steps: 4 });
    await page.mouse.move(to.x, to.y + 60, { steps: 8 });
    await page.mouse.up();
    await expect(moved.getByText(pending)).toBeAttached();
    await expect(page.getByText('Zapiszemy 1 zmianę, gdy wróci połączenie.')).toBeVisible();

    // records every column of the card from now on: it must not jump back in between
    await page.evaluate((name) => {
      const seen: string[] = [];
      const note = () => {
        const found = document.querySelector(`article[aria-label="${name}"]`);
        const titleId = found?.closest('section')?.getAttribute('aria-labelledby') ?? '';
        const column = document.getElementById(titleId)?.textContent ?? 'nowhere';
        if (seen.at(-1) !== column) seen.push(column);
      };
      note();
      new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
      Object.assign(window, { seenColumns: seen });
    }, cardName(opportunity));
    await page.context().setOffline(false);
    await expect(moved.getByText(pending)).toHaveCount(0);
    await expect(moved).toBeVisible();
    const api = await apiAs('anna');
    const params = { id: opportunity.id };
    await expect.poll(async () => (await api.opportunities.get({ params })).status).toBe('first_contact');
    await expect(page.getByText(/^Brak połączenia/)).toHaveCount(0);
    const seen = await page.evaluate(() => (window as unknown as { seenColumns: string[] }).seenColumns);
    expect(seen[0]).toMatch(/^Pierwszy kontakt/);
    expect(seen.filter((column) => column.startsWith('Lead'))).toEqual([]);
  });
});
