import type { Page } from '@playwright/test';

import type { Account } from './session.ts';
import { expect, toast } from './test.ts';

/** Types e-mail and password into the open login form and submits it. */
export async function typeCredentials(page: Page, { email, password }: Account): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('textbox', { name: 'Hasło' }).fill(password);
  await page.getByRole('button', { name: 'Zaloguj się' }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Menu użytkownika/ }).click();
  await page.getByRole('menuitem', { name: 'Wyloguj się' }).click();
  await expect(page).toHaveURL('/login');
}

/** Expects that the session of the page was ended elsewhere, and that the login page shows this. */
export async function expectSentToLogin(page: Page): Promise<void> {
  await expect(toast(page, 'Sesja wygasła. Zaloguj się ponownie.')).toBeVisible();
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('heading', { name: 'Logowanie' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('szansa.auth'))).toBeNull();
}

/** The secret an authenticator app is given, as it is shown beside its QR code. */
export async function shownSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'Kod QR dla aplikacji uwierzytelniającej' })).toBeVisible();
  const copy = page.getByRole('button', { name: 'Kopiuj klucz' });
  return copy.locator('xpath=preceding-sibling::p').innerText();
}

/** Returns the recovery codes on the page; continuing without having saved them is refused first. */
export async function saveRecoveryCodes(page: Page, goOn: string): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Kody zapasowe' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  const codes = await list.getByRole('listitem').allInnerTexts();
  await page.getByRole('button', { name: goOn }).click();
  await expect(page.getByText('Najpierw zapisz kody, potem zaznacz to pole.')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Kody są zapisane w bezpiecznym miejscu' }).click();
  await page.getByRole('button', { name: goOn }).click();
  return codes;
}
