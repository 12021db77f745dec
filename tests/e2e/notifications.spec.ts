import { newcomer } from './newcomers.ts';
import { numberOf, openOpportunity, uniqueName } from './records.ts';
import { apiAs, staff } from './session.ts';
import { expect, test, toast } from './test.ts';

test.describe('notifications', () => {
  test('a mention appears as a toast and a number in every window, and a press leads to the message [S1.14]', async ({
    openAs,
  }) => {
    const ewa = await newcomer({ firstName: 'Ewa' });
    const opportunity = await openOpportunity();
    const page = await openAs(ewa, '/calendar');
    const other = await openAs(ewa, '/profile');
    const bell = (count: string) => page.getByRole('button', { name: `Powiadomienia${count}`, exact: true });
    await expect(bell('')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Powiadomienia', exact: true })).toBeVisible();

    const anna = await apiAs('anna');
    const { id: messageId } = await anna.comments.create({
      body: { customerFileId: opportunity.id, message: `Zerknij na to @[Ewa](${ewa.id})` },
    });
    const text = `Wzmianka o tobie w szansie ${numberOf(opportunity)}: ${staff.anna.name}`;
    await expect(toast(page, text)).toBeVisible();
    await expect(bell(': 1 nieprzeczytane')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Powiadomienia: 1 nieprzeczytane' })).toBeVisible();

    await bell(': 1 nieprzeczytane').click();
    await page.getByRole('dialog', { name: 'Powiadomienia' }).getByRole('link', { name: text }).click();
    await expect(page).toHaveURL(
      new RegExp(`/sales-opportunity/${opportunity.id}\\?tab=messages&message=${messageId}$`),
    );
    await expect(page.locator('[aria-current="true"]')).toContainText('Zerknij na to');
    await expect(bell('')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Powiadomienia', exact: true })).toBeVisible();
  });

  test('what is read on arrival, in the tab that a record starts with, shows no notification', async ({
    openAs,
  }) => {
    const ewa = await newcomer({ firstName: 'Ewa' });
    const anna = await apiAs('anna');
    const enquiry = await anna.internalEnquiries.create({
      body: { title: uniqueName('Pytanie'), category: 'question', description: 'Treść' },
    });
    const page = await openAs(ewa, `/internal-enquiry/${enquiry.id}`);
    await expect(page.getByText('Nie ma jeszcze wiadomości')).toBeVisible();
    await anna.internalEnquiryMessages.create({
      body: { internalEnquiryId: enquiry.id, message: `Tu odpowiedź @[Ewa](${ewa.id})` },
    });
    await expect(page.getByRole('main').getByText('Tu odpowiedź')).toBeVisible();

    // a later notification is shown, so that the earlier one would have been shown
    const opportunity = await openOpportunity();
    await anna.comments.create({
      body: { customerFileId: opportunity.id, message: `Zerknij na to @[Ewa](${ewa.id})` },
    });
    const text = `Wzmianka o tobie w szansie ${numberOf(opportunity)}: ${staff.anna.name}`;
    await expect(toast(page, text)).toBeVisible();
    await expect(page.locator('#application-toasts li')).toHaveCount(1);
  });
});
