import type { Page } from '@playwright/test';

import { newcomer } from './newcomers.ts';
import { uniqueName } from './records.ts';
import { expect, test, toast } from './test.ts';

const title = 'Nowe zasady wysyłania ofert';
const text = 'Oferty wysyłamy od dziś tylko z systemu.';

async function write(page: Page, to: string): Promise<void> {
  await page.getByRole('link', { name: 'Nowe ogłoszenie' }).first().click();
  const form = page.getByRole('dialog', { name: 'Nowe ogłoszenie' });
  await form.getByRole('textbox', { name: 'Tytuł' }).fill(title);
  await form.getByRole('textbox', { name: 'Treść' }).fill(text);
  await form.getByRole('combobox', { name: 'Wybrani pracownicy' }).click();
  await page.getByPlaceholder('Zacznij pisać, aby wyszukać').fill(to);
  await page.getByRole('option', { name: to }).click();
  await page.keyboard.press('Escape');
  await form.getByRole('checkbox', { name: /^Ważne/ }).check();
  await form.getByRole('button', { name: 'Nowe ogłoszenie' }).click();
}

const countOf = (page: Page, label: string) =>
  page.locator('[data-slot="stat-tile"]').filter({ hasText: label });

test('an announcement is written and sent, arrives at once, is read and confirmed, and the statistics show it [S1.10]', async ({
  openAs,
}) => {
  const ewa = await newcomer({ firstName: 'Ewa', lastName: uniqueName('Ogłoszeńska') });
  const reader = await openAs(ewa, '/customers?new=customer');
  const lastName = reader.getByRole('dialog').getByRole('textbox', { name: 'Nazwisko' });
  await lastName.fill('Kowal');
  const admin = await openAs('zofia', '/admin/work-control-notifications');
  await write(admin, ewa.name);

  await expect(admin.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(admin.getByText('Wersja robocza', { exact: true })).toBeVisible();
  await admin.getByRole('button', { name: 'Wyślij' }).click();
  const question = admin.getByRole('alertdialog', { name: 'Wysłać ogłoszenie do 1 osoby?' });
  await question.getByRole('button', { name: 'Wyślij' }).click();
  await expect(countOf(admin, 'Odbiorcy')).toContainText('1');
  await expect(countOf(admin, 'Potwierdzili')).toContainText('0');

  // it is on top of the form being typed in, and neither a key nor a press beside it closes it
  const onTop = reader.getByRole('dialog', { name: title });
  await expect(onTop.getByText(text)).toBeVisible();
  await reader.keyboard.press('Escape');
  await reader.mouse.click(5, 5);
  await reader.keyboard.type('ski ');
  await expect(onTop).toBeVisible();
  await onTop.getByRole('button', { name: 'Później' }).click();
  await expect(onTop).toBeHidden();
  await expect(lastName).toHaveValue('Kowal');
  await expect(countOf(admin, 'Przeczytali')).toContainText('1');

  await reader.goto('/my-company-notifications');
  await onTop.getByRole('button', { name: 'Później' }).click();
  await reader.getByRole('button', { name: title }).click();
  await reader
    .getByRole('dialog', { name: title })
    .getByRole('button', { name: 'Potwierdzam zapoznanie się' })
    .click();
  await expect(toast(reader, 'Potwierdzono zapoznanie się')).toBeVisible();
  await expect(reader.getByRole('button', { name: title })).toBeHidden();
  await reader.getByRole('tab', { name: 'Potwierdzone' }).click();
  await expect(reader.getByRole('button', { name: title })).toBeVisible();

  await expect(countOf(admin, 'Potwierdzili')).toContainText('1');
  await expect(admin.getByRole('row', { name: /^Ewa/ })).toContainText('Potwierdzone');
  await reader.reload();
  await expect(reader.getByRole('button', { name: title })).toBeVisible();
  await expect(reader.getByRole('dialog')).toBeHidden();
});
