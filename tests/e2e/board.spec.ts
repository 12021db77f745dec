import { boardWith, cardIn, cardName, columnOf, dragCard, pointIn } from './board-page.ts';
import { addOffer, leadSource, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('the board', () => {
  test('a new opportunity with a lead source stands among the leads', async ({ openAs }) => {
    const api = await apiAs('anna');
    const lastName = uniqueName('Źdźbłowska');
    await api.customers.create({ body: { firstName: 'Ewa', lastName, emails: ['ewa.z@example.com'] } });
    const source = await leadSource('anna');

    const page = await openAs('anna', '/sales-opportunities');
    await page.getByRole('link', { name: 'Nowa szansa' }).click();
    const form = page.getByRole('dialog', { name: 'Nowa szansa sprzedaży' });
    await form.getByRole('radio', { name: 'Klient z bazy' }).click();
    await form.getByRole('combobox', { name: /^Klient / }).click();
    await page.getByRole('combobox', { name: 'Klient', exact: true }).fill(lastName);
    await page.getByRole('option', { name: `Ewa ${lastName}` }).click();
    await form.getByRole('combobox', { name: 'Źródło pozyskania klienta' }).click();
    await page.getByRole('option', { name: source.name, exact: true }).click();
    await form.getByRole('button', { name: 'Utwórz szansę' }).click();

    await expect(page).toHaveURL(/\/sales-opportunity\//);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Ewa ${lastName}`);
    await page.getByRole('navigation', { name: 'Menu główne' }).getByRole('link', { name: 'Szanse' }).click();
    await expect(columnOf(page, 'Leady').getByText(`Ewa ${lastName}`)).toBeVisible();
  });

  test('a lead from the telephone takes two presses: a form to open, and one to send', async ({ openAs }) => {
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
    const { items } = await (await apiAs('anna')).customers.list({ query: { search: lastName } });
    expect(items).toEqual([
      expect.objectContaining({
        phones: ['+48601602603'],
        taxIdNumber: '9991237681',
        customerOrganizations: [expect.objectContaining({ taxIdNumber: '9991237681' })],
      }),
    ]);
  });

  test('a card is dragged with the mouse, and somebody else sees it move', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Myszkowska' });
    const page = await openAs('anna', boardWith(opportunity));
    const other = await openAs('piotr', boardWith(opportunity, { is_self: 'any' }));
    await expect(cardIn(other, 'Leady', opportunity)).toBeVisible();

    const card = cardIn(page, 'Leady', opportunity);
    await dragCard(page, card, columnOf(page, 'Pierwszy kontakt'));

    await expect(cardIn(page, 'Pierwszy kontakt', opportunity)).toBeVisible();
    await expect(card).toHaveCount(0);
    await expect(cardIn(other, 'Pierwszy kontakt', opportunity)).toBeVisible();
    await expect(cardIn(other, 'Leady', opportunity)).toHaveCount(0);
    await page.reload();
    await expect(cardIn(page, 'Pierwszy kontakt', opportunity)).toBeVisible();
  });

  test('a card is dragged with a finger', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Palcewicz' });
    const page = await openAs('anna', boardWith(opportunity), {
      hasTouch: true,
      viewport: { width: 1024, height: 768 },
    });
    const card = cardIn(page, 'Leady', opportunity);
    await expect(card).toBeVisible();
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

  test('a card is moved with the keyboard alone, and every step is announced', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Klawiszowa' });
    const page = await openAs('anna', '/sales-opportunities');
    const name = cardName(opportunity);
    const said = page.locator('[aria-live]', { hasText: name });
    await page.getByRole('button', { name: `Przeciągnij: ${name}`, exact: true }).focus();
    await page.keyboard.press('Space');
    await expect(said).toHaveText(`Podniesiono: ${name}. Kolumna: Leady.`);
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(`${name}: nad kolumną Pierwszy kontakt.`);
    await page.keyboard.press('ArrowRight');
    await expect(said).toHaveText(`${name}: nad kolumną Prezentacja oferty.`);
    await page.keyboard.press('Space');
    // the customer can be told of the offer, which is not wanted here
    await expect(page.getByRole('dialog', { name: 'Powiadom klienta' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cardIn(page, 'Prezentacja oferty', opportunity)).toBeVisible();
    await expect(page.getByRole('button', { name: `Przeciągnij: ${name}`, exact: true })).toBeFocused();
  });

  test('a card is moved by its menu', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Wyborowa' });
    const page = await openAs('anna', '/sales-opportunities');
    const name = cardName(opportunity);
    await cardIn(page, 'Leady', opportunity).hover();
    await page.getByRole('button', { name: `Przenieś: ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Negocjacje' }).click();
    await expect(cardIn(page, 'Negocjacje', opportunity)).toBeVisible();
    await expect(cardIn(page, 'Leady', opportunity)).toHaveCount(0);
  });

  test('a card of somebody else stays where it is, with the reason', async ({ openAs }) => {
    const opportunity = await openOpportunity({ owner: 'piotr', lastName: 'Cudza' });
    const page = await openAs('anna', '/sales-opportunities?is_self=any');
    const card = cardIn(page, 'Leady', opportunity);
    await card.hover();
    await page.getByRole('button', { name: `Przenieś: ${cardName(opportunity)}`, exact: true }).click();
    await page.getByRole('menuitem', { name: 'Negocjacje' }).click();
    await expect(toast(page, 'Nie przeniesiono karty')).toBeVisible();
    await expect(toast(page, 'Tę szansę może przenieść tylko jej opiekun albo administrator.')).toBeVisible();
    await expect(card).toBeVisible();
  });

  test('a card dragged to the closed ones comes back with everything that is missing', async ({ openAs }) => {
    const opportunity = await openOpportunity({ lastName: 'Niepełna' });
    await addOffer(opportunity, 'anna', { vehicleValue: '100000.00' });
    const api = await apiAs('anna');
    await api.opportunities.move({ params: { id: opportunity.id }, body: { version: 1, status: 'handing' } });
    const page = await openAs('anna', boardWith(opportunity), { viewport: { width: 3400, height: 900 } });
    const card = cardIn(page, 'Wydanie', opportunity);
    await dragCard(page, card, columnOf(page, 'Zamknięte'));

    const refusal = page.getByRole('dialog', { name: 'Nie można zamknąć szansy: brakuje 17 pól' });
    await expect(refusal).toContainText('Oferta jest niekompletna.');
    await expect(refusal.getByRole('link')).toHaveText([
      'Brak samochodu dla wybranej oferty',
      'Opłata wstępna',
      'Liczba rat',
      'Rata miesięczna',
      'Wykup',
      'Suma opłat',
      'Koszty transakcyjne',
      'Cena na fakturze',
      'Prowizja',
      'Rodzaj zamówienia',
      'Przedstawiciel banku',
      'Przedstawiciel salonu',
      'Data podpisania umowy',
      'Data zakończenia umowy',
      'Data rejestracji pojazdu',
      'Numer polisy komunikacyjnej',
      'Numer polisy GAP',
    ]);
    await refusal.getByRole('link', { name: 'Numer polisy GAP' }).click();
    const form = page.getByRole('dialog', { name: 'Edycja oferty' });
    await expect(form.getByLabel('Numer polisy GAP')).toBeFocused();
    await page.goBack();
    await expect(cardIn(page, 'Wydanie', opportunity)).toBeVisible();
  });
});
