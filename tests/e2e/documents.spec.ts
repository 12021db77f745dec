import { quoteOf } from './quote.ts';
import { openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

/** A mail in ISO-8859-2, with HTML and a file. */
const letter = [
  'From: Jan Kowalski <jan@przyklad.example>',
  'To: anna.nowak@szansa.example',
  'Subject: Leasing',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="cut"',
  '',
  '--cut',
  'Content-Type: text/html; charset=iso-8859-2',
  '',
  // the letters as bytes of that encoding
  '<p onclick="alert(1)">Prosz\u00EA o ofert\u00EA</p><script>alert(1)</script>',
  '--cut',
  'Content-Type: text/plain',
  'Content-Disposition: attachment; filename="uwagi.txt"',
  '',
  'Kolor srebrny',
  '--cut--',
  '',
].join('\r\n');

test.describe('documents', () => {
  test('a filed PDF is shown by its first page, and a mail is read in place', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=attachments`);
    await page.getByRole('button', { name: 'Dodaj pliki' }).first().click();
    const form = page.getByRole('dialog', { name: 'Dodaj pliki' });
    await form.getByRole('combobox', { name: /^Typ dokumentu/ }).click();
    await page.getByRole('option').first().click();
    await form.locator('input[type=file]').setInputFiles([
      { name: 'oferta.pdf', mimeType: 'application/pdf', buffer: quoteOf(['Rata netto 1845,30']) },
      { name: 'pytanie.eml', mimeType: 'message/rfc822', buffer: Buffer.from(letter, 'latin1') },
    ]);
    await form.getByRole('button', { name: 'Prześlij' }).click();
    await expect(toast(page, 'Dodano 2 pliki')).toBeVisible();
    // it is created after the file is stored, and appears without a request of the user
    const documents = page.getByRole('list', { name: 'Załączniki' });
    const row = documents.getByRole('listitem').filter({ hasText: 'oferta.pdf' });
    const picture = row.locator('[data-slot=file-thumbnail] img');
    await expect
      .poll(() => picture.evaluateAll(([image]) => image instanceof HTMLImageElement && image.naturalWidth))
      .toBe(320);

    await page.getByRole('button', { name: 'Podgląd: pytanie.eml' }).click();
    const mail = page.getByRole('dialog', { name: 'pytanie.eml' });
    await expect(mail.getByText('Jan Kowalski <jan@przyklad.example>')).toBeVisible();
    await expect(mail.frameLocator('iframe').getByText('Proszę o ofertę')).toBeVisible();
    await mail.getByRole('button', { name: 'Podgląd: uwagi.txt' }).click();
    await expect(page.getByRole('dialog', { name: 'uwagi.txt' }).getByText('Kolor srebrny')).toBeVisible();
  });
});
