import { addOffer, completeOffer, openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

/** The darkest and the lightest pixel of a canvas: a blank one has no difference. */
function shades(canvas: HTMLElement | SVGElement): { darkest: number; lightest: number } {
  const drawn = canvas as HTMLCanvasElement;
  const data = drawn.getContext('2d')?.getImageData(0, 0, drawn.width, drawn.height).data ?? [];
  let darkest = 255;
  let lightest = 0;
  for (let index = 0; index + 3 < data.length; index += 4) {
    const shade = ((data[index] ?? 0) + (data[index + 1] ?? 0) + (data[index + 2] ?? 0)) / 3;
    if (data[index + 3] !== 255) continue;
    darkest = Math.min(darkest, shade);
    lightest = Math.max(lightest, shade);
  }
  return { darkest, lightest };
}

test.describe('offers', () => {
  test('a leasing offer is added, its sum follows the typing, and it is chosen', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna', { vehicleInfo: { manufacturer: 'Kia', model: 'Ceed' } });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    await expect(page.getByRole('article', { name: 'Kia Ceed' }).getByText('Wybrana oferta')).toBeVisible();
    await page.getByRole('button', { name: 'Dodaj ofertę' }).click();
    const form = page.getByRole('dialog', { name: 'Nowa oferta' });
    await form.getByRole('radio', { name: 'Opisz nowy' }).click();
    await form.getByLabel('Producent').fill('Škoda');
    await form.getByLabel('Model').fill('Octavia');
    await form.getByRole('combobox', { name: 'Rodzaj oferty' }).click();
    await page.getByRole('option', { name: 'Leasing', exact: true }).click();
    const sum = form.getByRole('status', { name: 'Suma opłat' });
    const typed = [
      ['Wartość pojazdu', '120000', null],
      ['Opłata wstępna', '12000,50', null],
      ['Liczba rat', '36', null],
      ['Rata miesięczna', '2500', '102 000,50 zł'],
      ['Wykup', '1200', '103 200,50 zł'],
      ['Liczba rat', '24', '73 200,50 zł'],
    ] as const;
    for (const [label, value, total] of typed) {
      await form.getByLabel(label).fill(value);
      if (total) await expect(sum).toHaveText(total.replaceAll(' ', '\u00a0'));
    }
    await form.getByRole('button', { name: 'Utwórz ofertę' }).click();
    await expect(toast(page, 'Dodano ofertę')).toBeVisible();

    const card = page.getByRole('article', { name: 'Škoda Octavia' });
    await expect(card).toContainText('73 200,50 zł'.replaceAll(' ', '\u00a0'));
    await card.getByRole('button', { name: 'Wybierz ofertę' }).click();
    await expect(card.getByText('Wybrana oferta')).toBeVisible();
    await expect(page.getByText('Wybrana oferta', { exact: true })).toHaveCount(1);
  });

  test('an offer becomes a PDF: seen, saved to the opportunity, downloaded', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    await addOffer(opportunity, 'anna', await completeOffer('anna'));
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    await page.getByRole('button', { name: /^PDF oferty/ }).click();
    const dialog = page.getByRole('dialog', { name: 'PDF oferty' });
    const sheet = dialog.getByRole('img', { name: /^Strona 1 z/ });
    await expect(sheet).toBeVisible();
    await expect(dialog.getByText(/Suma opłat/)).toBeAttached();
    await expect(dialog.getByText(/126\s000,00\szł/)).toBeAttached();
    const { darkest, lightest } = await sheet.evaluate(shades);
    expect(darkest).toBeLessThan(120);
    expect(lightest).toBeGreaterThan(240);

    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Pobierz' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^oferta.*\.pdf$/i);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).subarray(0, 5).toString()).toBe('%PDF-');

    await dialog.getByRole('button', { name: 'Zapisz w szansie' }).click();
    await expect(toast(page, 'Zapisano PDF w załącznikach')).toBeVisible();
    await dialog.getByRole('button', { name: 'Zamknij' }).click();
    await page.getByRole('tab', { name: 'Załączniki' }).click();
    await expect(page.getByText('Oferta dla klienta').first()).toBeVisible();
    await page.getByRole('tab', { name: 'Oś czasu' }).click();
    await expect(page.getByRole('group', { name: 'Oś czasu szansy' })).toContainText('Zapisano PDF oferty');
  });

  test('offers are added only by the owner', async ({ openAs }) => {
    const opportunity = await openOpportunity({ owner: 'piotr' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=offers`);
    await expect(
      page.getByText('Ta szansa nie należy do ciebie. Aby móc dodawać oferty, przepisz szansę na siebie.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Dodaj ofertę' })).toHaveCount(0);
  });
});
