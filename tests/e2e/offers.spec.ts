import { addOffer, completeOffer, openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

test('from an opportunity with a vehicle to a sent PDF are six presses at most besides typing', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity({ lastName: 'Wysyłana' });
  const { vehicleId = null } = await completeOffer('anna');
  await addOffer(opportunity, 'anna', { vehicleId });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
  let presses = 0;
  const press = async (button: ReturnType<typeof page.getByRole>) => {
    presses += 1;
    await button.click();
  };
  await press(page.getByRole('button', { name: 'Dodaj ofertę' }));
  const form = page.getByRole('dialog', { name: 'Nowa oferta' });
  await form.getByRole('textbox', { name: 'Opłata wstępna' }).fill('12000');
  await form.getByRole('textbox', { name: 'Liczba rat' }).fill('36');
  await form.getByRole('textbox', { name: 'Rata miesięczna' }).fill('2500');
  await press(form.getByRole('button', { name: 'Utwórz ofertę' }));
  const added = page.getByRole('article').filter({ hasText: '12 000,00' });
  await press(added.getByRole('button', { name: /^PDF/ }));
  const preview = page.getByRole('dialog', { name: 'PDF oferty' });
  await press(preview.getByRole('button', { name: 'Wyślij' }));
  const mail = page.getByRole('dialog', { name: 'Wyślij ofertę' });
  await press(mail.getByRole('button', { name: 'Wyślij' }));
  await expect(toast(page, 'Wysłano wiadomość do klienta')).toBeVisible();
  expect(presses).toBeLessThanOrEqual(6);
  await page.getByRole('tab', { name: /^Załączniki/ }).click();
  await expect(page.getByText(`Oferta ${opportunity.number}.pdf`).first()).toBeVisible();
});
