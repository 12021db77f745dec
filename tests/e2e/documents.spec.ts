import { openOpportunity } from './records.ts';
import { expect, test, toast } from './test.ts';

/** Bytes a second, so that a few megabytes take a few seconds. */
const slow = 3 * 1024 * 1024;

test.describe('documents', () => {
  test('a large file shows how much of it has left', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=attachments`);
    await page.getByRole('button', { name: 'Dodaj pliki' }).first().click();
    const form = page.getByRole('dialog', { name: 'Dodaj pliki' });
    await form.getByRole('combobox', { name: /^Typ dokumentu/ }).click();
    await page.getByRole('option').first().click();
    await form.locator('input[type=file]').setInputFiles({
      name: 'umowa.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(8 * 1024 * 1024, 'x')]),
    });
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: slow,
    });
    await form.getByRole('button', { name: 'Prześlij' }).click();
    const bar = page.getByRole('progressbar', { name: 'Przesyłanie plików' });
    const percents = new Set<number>();
    await expect
      .poll(
        async () => {
          const text = await bar.getAttribute('aria-valuetext', { timeout: 1000 }).catch(() => null);
          const percent = Number.parseInt(text ?? '', 10);
          if (percent >= 1 && percent <= 99) percents.add(percent);
          return percents.size;
        },
        { intervals: [50] },
      )
      .toBeGreaterThan(1);
    await expect(toast(page, 'Dodano 1 plik')).toBeVisible({ timeout: 20_000 });
    await expect(form).toHaveCount(0);
    await expect(page.getByRole('tabpanel').getByText('umowa.pdf')).toBeVisible();
  });
});
