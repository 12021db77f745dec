import { openOpportunity } from './records.ts';
import { apiAs, staff } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('the messenger', () => {
  test('a message of another person counts, moves its chat up and opens beside the work [S1.14]', async ({
    openAs,
  }) => {
    const { id: customerFileId } = await openOpportunity({ lastName: 'Messengerowa' });
    const { id: older } = await openOpportunity({ lastName: 'Wcześniejsza' });
    const [anna, piotr] = [await apiAs('anna'), await apiAs('piotr')];
    for (const id of [customerFileId, older]) {
      await anna.comments.create({ body: { customerFileId: id, message: 'Zaczynam rozmowę.' } });
    }
    const page = await openAs('anna', '/customers');
    const opener = page.getByRole('button', { name: /^Rozmowy/ });
    await opener.click();
    const drawer = page.getByRole('complementary', { name: 'Rozmowy' });
    await drawer.getByRole('tab', { name: /^Szanse/ }).click();
    const chats = drawer.getByRole('list', { name: 'Rozmowy' });
    await expect(chats.getByRole('listitem').first()).toBeVisible();

    await piotr.comments.create({ body: { customerFileId, message: 'Bank prosi o zaświadczenie.' } });
    await expect(chats.getByRole('listitem').first()).toContainText('Bank prosi o zaświadczenie.');
    await expect(chats.getByRole('listitem').first()).toContainText('Nieprzeczytane');
    await expect(opener).toHaveAccessibleName(/nieprzeczytan/);

    await page.getByRole('link', { name: 'Kalendarz', exact: true }).first().click();
    await expect(page).toHaveURL(/\/calendar/);
    await chats.getByRole('button', { name: /Messengerowa/ }).click();
    const messages = drawer.getByRole('log', { name: 'Wiadomości w szansie' });
    await expect(messages.getByText('Bank prosi o zaświadczenie.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Wysyłam.');
    await page.keyboard.press('Enter');
    const other = await openAs('piotr', `/sales-opportunity/${customerFileId}?tab=messages`);
    await expect(other.getByText('Wysyłam.')).toBeVisible();
    await expect(messages.getByText(`Przeczytane przez: ${staff.piotr.name}`)).toBeVisible();

    await drawer.getByRole('button', { name: /^Obserwujesz/ }).click();
    await expect(toast(page, 'Nie obserwujesz już tej rozmowy')).toBeVisible();
    await drawer.getByRole('button', { name: 'Wróć do listy rozmów' }).click();
    await expect(chats.getByRole('listitem').filter({ hasText: 'Messengerowa' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toHaveCount(0);
    await page.keyboard.press('m');
    await expect(drawer).toBeVisible();
  });
});
