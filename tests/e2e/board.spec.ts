import { boardWith, cardIn, columnOf, dragCard, pointIn, waitForDragging } from './board-page.ts';
import { leadSource, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { builtFile, delay, expect, test } from './test.ts';

test.describe('the board', () => {
  test('a lead from the telephone needs two presses: a form to open, and one to send', async ({ openAs }) => {
    const source = await leadSource('anna');
    const lastName = uniqueName('Ćwiklińska');
    const page = await openAs('anna', '/sales-opportunities');
    await page.getByRole('link', { name: 'Nowa szansa' }).click();
    const form = page.getByRole('dialog', { name: 'Nowa szansa sprzedaży' });
    await form.getByRole('textbox', { name: 'NIP' }).pressSequentially('9991237681');
    await expect(form.getByText('Uzupełniono:', { exact: false })).toBeVisible();
    await form.getByRole('textbox', { name: 'Nazwisko' }).fill(lastName);
    await form.getByRole('textbox', { name: 'Telefon 1' }).fill('601602603');
    await form.getByRole('combobox', { name: 'Źródło pozyskania klienta' }).focus();
    await page.keyboard.type(source.name.slice(0, 4));
    await form.getByRole('button', { name: 'Utwórz szansę' }).click();

    await expect(page.getByRole('heading', { level: 1 })).toContainText(lastName);
    await expect(page).toHaveTitle(new RegExp(`^#\\d+ .*${lastName} · Szansa$`));
    const { items } = await (await apiAs('anna')).customers.list({ query: { search: lastName } });
    expect(items).toEqual([
      expect.objectContaining({
        phones: [{ phone: '+48601602603' }],
        taxIdNumber: '9991237681',
        customerOrganizations: [expect.objectContaining({ taxIdNumber: '9991237681' })],
      }),
    ]);
  });

  test('a card is dragged with the mouse, and another user sees it move [S2.15]', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Myszkowska' });
    const page = await openAs('anna', boardWith(opportunity));
    const other = await openAs('piotr', boardWith(opportunity, { is_self: 'any' }));
    await expect(cardIn(other, 'Lead', opportunity)).toBeVisible();

    const card = cardIn(page, 'Lead', opportunity);
    await dragCard(page, card, columnOf(page, 'Pierwszy kontakt'));

    await expect(cardIn(page, 'Pierwszy kontakt', opportunity)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(cardIn(other, 'Pierwszy kontakt', opportunity)).toBeVisible();
    await expect(cardIn(other, 'Lead', opportunity)).toHaveCount(0);
    await page.reload();
    await expect(cardIn(page, 'Pierwszy kontakt', opportunity)).toBeVisible();
  });

  test('a card is dragged with a finger', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Palcewicz' });
    const page = await openAs('anna', boardWith(opportunity), {
      hasTouch: true,
      viewport: { width: 1024, height: 768 },
    });
    const card = cardIn(page, 'Lead', opportunity);
    await waitForDragging(card);
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: { x: number; y: number }[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    const from = await pointIn(card);
    const to = await pointIn(columnOf(page, 'Pierwszy kontakt'));
    await touch('touchStart', [from]);
    // the card lifts after the finger has rested on it
    await expect(card).toHaveAttribute('data-dragging');
    await touch('touchMove', [{ x: (from.x + to.x) / 2, y: to.y + 40 }]);
    await touch('touchMove', [{ x: to.x, y: to.y + 60 }]);
    await expect(page.getByText('Upuść tutaj')).toBeVisible();
    await touch('touchEnd', []);
    await expect(cardIn(page, 'Pierwszy kontakt', opportunity)).toBeVisible();
  });

  test('cards stay as they are when drag and drop arrives', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Spóźnialska' });
    const page = await openAs('anna');
    const release = await Promise.all(
      ['board-drag.tsx', 'virtual-cards.ts'].map((file) =>
        delay(page, `**/${builtFile(`../../packages/ui/src/kanban-board/${file}`)}`),
      ),
    );
    await page.goto(boardWith(opportunity));
    const card = cardIn(page, 'Lead', opportunity);
    const link = card.getByRole('link');
    await link.focus();
    await card.evaluate((element) => element.setAttribute('data-first', ''));
    for (const one of release) one();
    await waitForDragging(card);
    await expect(card).toHaveAttribute('data-first');
    await expect(link).toBeFocused();
    await dragCard(page, card, columnOf(page, 'Pierwszy kontakt'));
    await expect(cardIn(page, 'Pierwszy kontakt', opportunity)).toBeVisible();
  });
});
