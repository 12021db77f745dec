import { openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

test('a rent offer of an opportunity is written, seen as it is typed, printed and mailed', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity({ lastName: 'Najmująca' });
  const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
  await page.getByRole('link', { name: 'Dodaj ofertę najmu' }).click();
  const form = page.getByRole('dialog', { name: 'Nowa oferta najmu' });
  await expect(form.getByRole('textbox', { name: /^Dla kogo/ })).toHaveValue(opportunity.customer.name);
  await form.getByRole('textbox', { name: /^Marka i model/ }).fill('Żuk A06');
  await form.getByRole('textbox', { name: /^Okres umowy/ }).fill('36');
  await form.getByRole('textbox', { name: /^Rata miesięczna netto/ }).fill('1999,90');
  await form.getByRole('switch', { name: 'Serwis' }).click();
  await expect(form.getByRole('row', { name: /^Suma opłat/ })).toContainText('71 996,40 zł');
  await form.getByRole('button', { name: 'Dodaj ofertę najmu' }).click();
  await expect(toast(page, 'Zapisano ofertę najmu')).toBeVisible();
  await expect(page).toHaveURL(/\/rent-offer\/[\w-]+$/);

  await page.getByRole('button', { name: 'PDF' }).click();
  const preview = page.getByRole('dialog', { name: 'Oferta najmu w PDF' });
  await expect(preview.getByRole('button', { name: 'Pobierz' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Wyślij' }).click();
  const mail = page.getByRole('dialog', { name: 'Wyślij ofertę najmu' });
  await mail.getByRole('button', { name: 'Wyślij' }).click();
  await expect(toast(page, 'Wysłano wiadomość do klienta')).toBeVisible();

  await page.getByRole('link', { name: new RegExp(`^Szansa #${opportunity.number}`) }).click();
  await expect(page.getByRole('link', { name: 'Żuk A06' })).toBeVisible();
  await page.getByRole('tab', { name: /^Załączniki/ }).click();
  await expect(page.getByText(`Oferta najmu ${opportunity.number}.pdf`).first()).toBeVisible();
});
