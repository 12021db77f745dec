import type { Request } from '@playwright/test';

import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { expect, test } from './test.ts';

test.describe('the conversation of an opportunity', () => {
  test('a long conversation opens at what is unread, leads to its first message and is read no more than once [S4.15]', async ({
    openAs,
  }) => {
    const { id: customerFileId } = await openOpportunity();
    const [anna, piotr] = [await apiAs('anna'), await apiAs('piotr')];
    const write = (message: string) => piotr.comments.create({ body: { customerFileId, message } });
    const writeMany = (count: number) =>
      Promise.all(
        Array.from({ length: 10 }, async () => {
          for (let written = 0; written < count / 10; written += 1) await write('Jedna z wielu wiadomości.');
        }),
      );
    await write('Pierwsza wiadomość.');
    await writeMany(100);
    const { id } = await write('Ostatnia przeczytana.');
    await anna.comments.updateLastReadMessage({ params: { id } });
    await write('Pierwsza nieprzeczytana.');
    await writeMany(110);
    await write('Ostatnia wiadomość.');

    const page = await openAs('anna', `/sales-opportunity/${customerFileId}?tab=messages`);
    const reads: string[] = [];
    const pending = new Set<Request>();
    page.on('request', (request) => {
      if (!request.url().includes('/comment/find/')) return;
      reads.push(request.url());
      pending.add(request);
    });
    page.on('requestfinished', (request) => pending.delete(request));
    page.on('requestfailed', (request) => pending.delete(request));
    const messages = page.getByRole('log', { name: 'Wiadomości w szansie' });
    const answered = (text: string) => messages.getByText(text, { exact: true });
    await expect(messages.getByText('Nowe wiadomości', { exact: true })).toBeInViewport();
    await expect(answered('Pierwsza nieprzeczytana.')).toBeInViewport();
    await expect(answered('Ostatnia wiadomość.')).toHaveCount(0);

    await messages.focus();
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(answered('Pierwsza wiadomość.')).toBeInViewport({ timeout: 100 });
    }).toPass({ intervals: [20], timeout: 15_000 });
    await expect(messages.getByRole('button', { name: 'Wczytaj starsze' })).toHaveCount(0);

    await page.getByRole('button', { name: /^Nowe wiadomości poniżej|^Na koniec rozmowy/ }).click();
    await expect(answered('Ostatnia wiadomość.')).toBeInViewport();
    await expect
      .poll(async () => (await piotr.comments.find({ params: { id: customerFileId } })).messageReadBy)
      .toContainEqual(expect.objectContaining({ reader: expect.objectContaining({ firstName: 'Anna' }) }));
    // a message that arrives by itself: the socket is connected, and what was missed until then is being read
    await write('Przed chwilą.');
    await expect(answered('Przed chwilą.')).toBeInViewport();
    await expect.poll(() => pending.size).toBe(0);
    reads.length = 0;
    await write('Jeszcze jedno.');
    await expect(answered('Jeszcze jedno.')).toBeInViewport();
    await page.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Dziękuję za wszystko.');
    await page.keyboard.press('Enter');
    await expect(answered('Dziękuję za wszystko.')).toBeInViewport();
    await expect(messages.getByText('Wysyłanie…')).toHaveCount(0);
    expect(reads).toEqual([]);
  });

  test('a note carries a file, and the timeline records both', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}`);
    await expect(page.getByRole('group', { name: 'Oś czasu szansy' })).toContainText('Utworzono szansę');
    await page.getByRole('tab', { name: 'Notatki' }).click();
    await page
      .getByLabel('Załącz pliki')
      .first()
      .setInputFiles({
        name: 'żółta kartka.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Ustalenia z klientem: wykup 20 %.'),
      });
    await page.getByRole('textbox', { name: 'Napisz notatkę' }).fill('Ustalenia po rozmowie.');
    await page.getByRole('button', { name: 'Wyślij' }).click();
    const notes = page.getByRole('log', { name: 'Notatki do szansy' });
    await expect(notes.getByText('Ustalenia po rozmowie.')).toBeVisible();
    await expect(notes.getByText('Wysyłanie…')).toHaveCount(0);
    await notes.getByRole('button', { name: /żółta kartka\.txt/ }).click();
    const viewer = page.getByRole('dialog', { name: 'żółta kartka.txt' });
    await expect(viewer.getByText('Ustalenia z klientem: wykup 20 %.')).toBeVisible();
    const download = page.waitForEvent('download');
    await viewer.getByRole('button', { name: 'Pobierz' }).click();
    expect((await download).suggestedFilename()).toBe('żółta kartka.txt');
    await viewer.getByRole('button', { name: 'Zamknij' }).click();

    await page.getByRole('tab', { name: 'Oś czasu' }).click();
    await expect(page.getByRole('group', { name: 'Oś czasu szansy' })).toContainText('Nowa notatka');
    await page.getByRole('button', { name: 'Rozmowa', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Oś czasu szansy' })).not.toContainText('Utworzono szansę');
  });

  test('a large file shows its upload progress, and is cancelled on its way', async ({ openAs }) => {
    const opportunity = await openOpportunity({ owner: 'anna' });
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=messages`);
    const line = await page.context().newCDPSession(page);
    await line.send('Network.enable');
    const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 300_000 };
    await line.send('Network.emulateNetworkConditions', slow);
    await page
      .getByLabel('Załącz pliki')
      .first()
      .setInputFiles({ name: 'zapis.txt', mimeType: 'text/plain', buffer: Buffer.alloc(6_000_000, 'a') });
    await page.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Zapis rozmowy');
    await page.getByRole('button', { name: 'Wyślij' }).click();
    const bar = page.getByRole('progressbar', { name: 'Wysyłanie pliku zapis.txt' });
    await expect(bar).toHaveAttribute('aria-valuetext', /^[1-9]\d?\s?%$/);
    await page.getByRole('button', { name: 'Porzuć' }).click();
    await expect(bar).toHaveCount(0);
    await line.detach();
    await page.reload();
    await expect(page.getByText('Nie ma jeszcze wiadomości')).toBeVisible();
    await expect(page.getByText('Zapis rozmowy')).toHaveCount(0);
  });
});
