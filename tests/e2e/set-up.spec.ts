import { rm } from 'node:fs/promises';

import { test as base, type Locator, type Page } from '@playwright/test';
import { startReaper, testFolder } from '@szansa/server/testing';

import { freePort, startServerProcess } from '../live/server-process.ts';
import { authenticator } from './authenticator.ts';
import { errorsOf, expect } from './test.ts';

/** Clicks and Enter from the link to the PDF; typing is not counted. */
const mostPresses = 19;

const password = 'Zaczynamy-od-zera-1';

/** The link that the start of an installation without records prints; the app is built by the global set-up. */
const test = base.extend<{ link: string }>({
  // oxlint-disable-next-line no-empty-pattern -- the runner requires a pattern
  link: async ({}, use) => {
    const dataDir = await testFolder();
    const reap = startReaper(dataDir);
    // a port without a listener: numbers of the sample register are answered, no other
    const registryUrl = 'http://127.0.0.1:9';
    const server = await startServerProcess({ port: await freePort(), dataDir, password: null, registryUrl });
    await use(/http:\S+\/setup\/\S+/.exec(server.output())?.[0] ?? '');
    await server.stop();
    await reap();
    await rm(dataDir, { recursive: true, force: true });
  },
});

/** Counts what is pressed. */
function pressing(page: Page) {
  let presses = 0;
  return {
    click: async (target: Locator) => {
      presses += 1;
      await target.click();
    },
    enter: async () => {
      presses += 1;
      await page.keyboard.press('Enter');
    },
    count: () => presses,
  };
}

test('from the link of a new installation to the PDF of its first offer', async ({ page, link }) => {
  test.setTimeout(120_000);
  const errors = await errorsOf(page);
  const { click, enter, count } = pressing(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  const text = (name: string | RegExp) => page.getByRole('textbox', { name });
  const heading = (name: string) => page.getByRole('heading', { name });

  await page.goto(link);
  await text('Imię').fill('Ewa');
  await text('Nazwisko').fill('Lis');
  await text('E-mail').fill('ewa.lis@agencja.example');
  await page.getByLabel(/^Nowe hasło/).fill(password);
  await page.getByLabel(/^Powtórz/).fill(password);
  await enter();

  await expect(heading('Twoja agencja')).toBeVisible();
  await text(/^NIP/).fill('9991000111');
  await enter();
  await expect(text(/^Nazwa agencji/)).toHaveValue('Przykład sp. z o.o.');
  await click(button('Zapisz i przejdź dalej'));

  // resumed where it was left
  await expect(heading('Weryfikacja dwuetapowa')).toBeVisible();
  await page.reload();
  await page.getByLabel(/^Obecne hasło/).fill(password);
  await enter();
  const secret = page.locator('p.select-all');
  const app = authenticator(await secret.innerText());
  await page.getByLabel(/^Kod z aplikacji/).fill(app.next());
  await click(page.getByRole('checkbox', { name: /Kody są zapisane/ }));
  await click(button('Dalej'));

  await expect(heading('Skrzynka na maile od klientów')).toBeVisible();
  await click(button('Później'));
  const steps = page.getByRole('region', { name: 'Pierwsze kroki' });
  await expect(steps.getByText('Zrobione: 1 z 6')).toBeVisible();
  await click(steps.getByRole('button', { name: 'Dodaj listy startowe' }));
  await expect(steps.getByText('Zrobione: 2 z 6')).toBeVisible();

  await click(page.getByRole('link', { name: 'Otwórz tablicę' }));
  await click(page.getByRole('link', { name: 'Nowa szansa' }).first());
  const lead = page.getByRole('dialog', { name: 'Nowa szansa sprzedaży' });
  await lead.getByRole('textbox', { name: 'Nazwisko' }).fill('Nowak');
  await lead.getByRole('textbox', { name: /e-mail/i }).fill('jan.nowak@klient.example');
  await click(lead.getByRole('button', { name: 'Utwórz szansę' }));
  await click(page.getByRole('tab', { name: /^Oferty/ }));
  await click(button('Dodaj ofertę').first());
  const offer = page.getByRole('dialog', { name: 'Nowa oferta' });
  await click(offer.getByRole('radio', { name: /^Opisz nowy/ }));
  await click(offer.getByRole('button', { name: 'Dalej' }));
  await offer.getByRole('textbox', { name: /^Producent/ }).fill('Škoda');
  await offer.getByRole('textbox', { name: /^Model/ }).fill('Octavia Combi');
  await offer.getByRole('textbox', { name: 'Cena katalogowa brutto' }).fill('149900');
  await click(offer.getByRole('button', { name: 'Dalej' }));
  await expect(offer.getByRole('textbox', { name: 'Wartość pojazdu' })).toHaveValue(/^121\s869,92$/);
  await click(offer.getByRole('button', { name: 'Dalej' }));
  await offer.getByRole('textbox', { name: 'Opłata wstępna' }).fill('12000');
  await offer.getByRole('textbox', { name: 'Liczba rat' }).fill('36');
  await offer.getByRole('textbox', { name: 'Rata miesięczna' }).fill('2500');
  await click(offer.getByRole('button', { name: 'Utwórz ofertę' }));
  await click(page.getByRole('article').getByRole('button', { name: /^PDF/ }));
  const preview = page.getByRole('dialog', { name: 'PDF oferty' });
  await expect(preview.getByText('Strona 1 z 1')).toBeVisible();
  process.stdout.write(`from the link to the first PDF: ${count()} presses\n`);
  expect(errors).toEqual([]);
  expect(count()).toBeLessThanOrEqual(mostPresses);
});
