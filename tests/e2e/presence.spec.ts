import { openOpportunity } from './records.ts';
import { staff } from './session.ts';
import { expect, test } from './test.ts';

test.describe('who else has a record open', () => {
  test('is seen while they have it, in one window or two, and not by or of who may not read it', async ({
    openAs,
  }) => {
    const { id } = await openOpportunity({ lastName: 'Współdzielna' });
    const path = `/sales-opportunity/${id}`;
    const page = await openAs('anna', path);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Współdzielna');
    const others = page.getByRole('button', { name: /też (ma|mają) otwartą tę szansę$/ });
    await expect(others).toHaveCount(0);

    const stranger = await openAs('pawel', path);
    await expect(stranger.getByRole('heading', { name: 'Nie znaleziono' })).toBeVisible();
    const other = await openAs('piotr', path);
    const again = await openAs('piotr', path);
    const onlyPiotr = page.getByRole('button', {
      name: `${staff.piotr.name} też ma otwartą tę szansę`,
      exact: true,
    });
    await expect(onlyPiotr).toBeVisible();
    for (const one of [other, again]) {
      await expect(
        one.getByRole('button', { name: `${staff.anna.name} też ma otwartą tę szansę`, exact: true }),
      ).toBeVisible();
    }
    await onlyPiotr.click();
    await expect(page.getByRole('dialog', { name: 'Kto jeszcze ma to otwarte' })).toContainText(
      staff.piotr.name,
    );
    await page.keyboard.press('Escape');
    await page.getByRole('tab', { name: 'Wiadomości' }).click();
    const composer = page.getByRole('textbox', { name: 'Napisz wiadomość' });
    await composer.pressSequentially('@Piotr');
    await expect(page.getByRole('option', { name: `online ${staff.piotr.name}` })).toBeVisible();
    await composer.clear();

    await again.close();
    await other.goto('/calendar');
    await expect(others).toHaveCount(0);
    await expect(stranger.getByText('też ma')).toHaveCount(0);
  });
});
