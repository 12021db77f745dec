import { openOpportunity } from './records.ts';
import { apiAs } from './session.ts';
import { staff } from './staff.ts';
import { expect, test, toast } from './test.ts';

test.describe('the conversation of an opportunity', () => {
  test('a comment is written, read by somebody else, changed and removed', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=messages`);
    const messages = page.getByRole('log', { name: 'Wiadomości w szansie' });
    await page.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Klient prosi o kontakt w piątek.');
    await page.keyboard.press('Enter');
    await expect(messages.getByText('Klient prosi o kontakt w piątek.')).toBeVisible();
    await expect(messages.getByText('Wysyłanie…')).toHaveCount(0);

    const other = await openAs('piotr', `/sales-opportunity/${opportunity.id}?tab=messages`);
    await expect(other.getByText('Klient prosi o kontakt w piątek.')).toBeVisible();
    await expect(messages.getByText(`Przeczytane przez: ${staff.piotr.name}`)).toBeVisible();

    const message = messages.getByRole('article', { name: /^Ty, / });
    await message.hover();
    await message.getByRole('button', { name: /^Działania/ }).click();
    await page.getByRole('menuitem', { name: 'Edytuj' }).click();
    await messages
      .getByRole('textbox', { name: 'Treść wiadomości' })
      .fill('Klient prosi o kontakt w sobotę.');
    await page.keyboard.press('Enter');
    await expect(messages.getByText('Klient prosi o kontakt w sobotę.')).toBeVisible();
    await expect(messages.getByText('(edytowano)')).toBeVisible();
    await expect(other.getByText('Klient prosi o kontakt w sobotę.')).toBeVisible();

    await message.hover();
    await message.getByRole('button', { name: /^Działania/ }).click();
    await page.getByRole('menuitem', { name: 'Usuń' }).click();
    await page
      .getByRole('alertdialog', { name: 'Usunąć wiadomość?' })
      .getByRole('button', { name: 'Usuń' })
      .click();
    await expect(messages.getByText('Wiadomość usunięta', { exact: true })).toBeVisible();
    await expect(other.getByText('Klient prosi o kontakt w sobotę.')).toHaveCount(0);
  });

  test('a long conversation opens at what is unread, leads to its first message and is read no more than once', async ({
    openAs,
  }) => {
    // most of it goes into writing 3,000 messages
    test.setTimeout(400_000);
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
    await writeMany(2890);
    const { id } = await write('Ostatnia przeczytana.');
    await anna.comments.updateLastReadMessage({ params: { id } });
    await write('Pierwsza nieprzeczytana.');
    await writeMany(110);
    await write('Ostatnia wiadomość.');

    const page = await openAs('anna', `/sales-opportunity/${customerFileId}?tab=messages`);
    const reads: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/comment/find/')) reads.push(request.url());
    });
    const messages = page.getByRole('log', { name: 'Wiadomości w szansie' });
    const said = (text: string) => messages.getByText(text, { exact: true });
    await expect(messages.getByText('Nowe wiadomości', { exact: true })).toBeInViewport();
    await expect(said('Pierwsza nieprzeczytana.')).toBeInViewport();
    await expect(said('Ostatnia wiadomość.')).toHaveCount(0);

    await messages.focus();
    await expect(async () => {
      await page.keyboard.press('Home');
      await expect(said('Pierwsza wiadomość.')).toBeInViewport({ timeout: 100 });
    }).toPass({ timeout: 120_000, intervals: [20] });
    await expect(messages.getByRole('button', { name: 'Wczytaj starsze' })).toHaveCount(0);

    await page.getByRole('button', { name: /^Nowe wiadomości poniżej|^Na koniec rozmowy/ }).click();
    await expect(said('Ostatnia wiadomość.')).toBeInViewport();
    await expect
      .poll(async () => (await piotr.comments.find({ params: { id: customerFileId } })).messageReadBy)
      .toContainEqual(expect.objectContaining({ reader: expect.objectContaining({ firstName: 'Anna' }) }));
    reads.length = 0;
    await write('Jeszcze jedno.');
    await expect(said('Jeszcze jedno.')).toBeInViewport();
    await page.getByRole('textbox', { name: 'Napisz wiadomość' }).fill('Dziękuję za wszystko.');
    await page.keyboard.press('Enter');
    await expect(said('Dziękuję za wszystko.')).toBeInViewport();
    await expect(messages.getByText('Wysyłanie…')).toHaveCount(0);
    expect(reads).toEqual([]);
  });

  test('a message that a link names is opened at and stands out', async ({ openAs }) => {
    const { id: customerFileId } = await openOpportunity();
    const piotr = await apiAs('piotr');
    const ids: string[] = [];
    for (let number = 1; number <= 80; number += 1) {
      const body = { customerFileId, message: `Wiadomość ${number}.` };
      ids.push((await piotr.comments.create({ body })).id);
    }
    const address = `/sales-opportunity/${customerFileId}?tab=messages&message=`;
    const page = await openAs('anna', `${address}${ids[19]}`);
    const messages = page.getByRole('log', { name: 'Wiadomości w szansie' });
    await expect(messages.locator('[aria-current="true"]')).toContainText('Wiadomość 20.');
    await expect(messages.getByText('Wiadomość 20.', { exact: true })).toBeInViewport();
    // one that is not there leads to the newest
    await page.goto(`${address}${customerFileId}`);
    await expect(messages.getByText('Wiadomość 80.', { exact: true })).toBeInViewport();
  });

  test('a note carries a file, and the timeline tells of both', async ({ openAs }) => {
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

  test('a large file says how far it is, and is given up on its way', async ({ openAs }) => {
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
    await page.reload();
    await expect(page.getByText('Nie ma jeszcze wiadomości')).toBeVisible();
    await expect(page.getByText('Zapis rozmowy')).toHaveCount(0);
  });

  test('a file that is not allowed is refused with its name', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const page = await openAs('anna', `/sales-opportunity/${opportunity.id}?tab=notes`);
    await page
      .getByLabel('Załącz pliki')
      .first()
      .setInputFiles({
        name: 'program.exe',
        mimeType: 'application/octet-stream',
        buffer: Buffer.from('MZ'),
      });
    await expect(page.getByText('Nie dodano niektórych plików: program.exe')).toBeVisible();
  });

  test('a conversation is followed and left', async ({ openAs }) => {
    const opportunity = await openOpportunity({ owner: 'anna' });
    const page = await openAs('piotr', `/sales-opportunity/${opportunity.id}?tab=messages`);
    await page.getByRole('button', { name: 'Obserwuj', exact: true }).click();
    await expect(toast(page, 'Obserwujesz tę rozmowę')).toBeVisible();
    await page.getByRole('button', { name: /^Obserwujesz/ }).click();
    await expect(toast(page, 'Nie obserwujesz już tej rozmowy')).toBeVisible();
  });
});
