import type { Page } from '@playwright/test';

import { columnOf } from './board-page.ts';
import { expectSentToLogin, typeCredentials } from './login-page.ts';
import { newcomer } from './newcomers.ts';
import { addOffer, completeOffer, openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { staff } from './staff.ts';
import { changesTheAgency } from './tags.ts';
import { expect, test, toast } from './test.ts';

const accessChanged = 'Twoje uprawnienia zostały zmienione przez administratora.';

/** Tells whether the page has been loaded anew since. */
function watchLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

test.describe('rights', { tag: changesTheAgency }, () => {
  // nobody else's specs act as this role
  const key = 'ADMIN_REPORTS';

  test.afterEach(async () => {
    const api = await apiAs('adam');
    await api.roles.changeRights({ params: { key }, body: { grant: ['customer.get'], revoke: [] } });
  });

  test('a right taken away closes the open screen, and given back opens it again', async ({ openAs }) => {
    const person = await newcomer({ role: key });
    const theirs = await openAs(person, '/customers');
    const menu = theirs.getByRole('navigation', { name: 'Menu główne' });
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    // the last entry, whose code loads after the rest
    await expect(menu.getByRole('link', { name: 'Wyloguj się' })).toBeVisible();
    const entries = await menu.getByRole('link').allTextContents();
    expect(entries).toContain('Klienci');
    const loads = watchLoads(theirs);
    const admin = await openAs('adam', '/admin/permissions');
    await admin.getByRole('tab', { name: /^Administrator raportów/ }).click();
    const right = admin.getByRole('checkbox', { name: /^Klienci: Podgląd/ });
    await expect(right).toBeChecked();

    await right.click();
    await expect(theirs.getByText('Odmowa dostępu')).toBeVisible();
    await expect(toast(theirs, accessChanged)).toBeVisible();
    await expect(theirs.getByRole('row')).toHaveCount(0);
    await expect(menu.getByRole('link')).toHaveText(entries.filter((entry) => entry !== 'Klienci'));
    await expect(right).not.toBeChecked();
    await expect(right).toHaveAccessibleName('Klienci: Podgląd, różni się od domyślnych');

    await right.click();
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    await expect(theirs.getByText('Odmowa dostępu')).toHaveCount(0);
    await expect(menu.getByRole('link')).toHaveText(entries);
    expect(loads()).toBe(0);
  });

  test('an administrator who tries what is not theirs is told so', async ({ openAs }) => {
    const page = await openAs('anna', '/admin/permissions');
    await expect(page.getByText('Odmowa dostępu')).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByText('Odmowa dostępu')).toBeVisible();
    await page.getByRole('button', { name: /^Menu użytkownika/ }).click();
    await expect(page.getByRole('menuitem', { name: 'Profil' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Panel administratora' })).toHaveCount(0);
  });
});

test.describe('people', () => {
  test('a field hidden from one person leaves their open screen, and comes back', async ({ openAs }) => {
    const person = await newcomer();
    const api = await apiAs('anna');
    const customer = await api.customers.create({
      body: {
        firstName: 'Ewa',
        lastName: uniqueName('Telefoniczna'),
        emails: ['ewa.t@example.com'],
        phones: ['+48501502503'],
      },
    });
    const theirs = await openAs(person, `/customer/${customer.id}`);
    const unaffected = await openAs('anna', `/customer/${customer.id}`);
    const phone = 'a[href="tel:+48501502503"]';
    await expect(theirs.locator(phone)).toBeVisible();
    const loads = watchLoads(theirs);
    const admin = await openAs('adam', `/admin/person/${person.id}`);
    const hidden = admin.getByRole('checkbox', { name: 'Klient: telefony' });

    await hidden.click();
    await expect(theirs.locator(phone)).toHaveCount(0);
    await expect(theirs.getByRole('heading', { level: 1 })).toContainText(customer.name);
    await expect(theirs.getByRole('main')).not.toContainText('Telefony');
    await expect(toast(theirs, accessChanged)).toBeVisible();
    await expect(unaffected.locator(phone)).toBeVisible();

    await hidden.click();
    await expect(theirs.locator(phone)).toBeVisible();
    expect(loads()).toBe(0);
  });

  test('a deactivated person hands over, and is out at once', async ({ page, openAs }) => {
    const person = await newcomer({ firstName: 'Leon', lastName: 'Odchodzący' });
    const opportunity = await openOpportunity({ owner: person });
    const watching = await openAs('anna', `/sales-opportunity/${opportunity.id}`);
    await expect(watching.getByText(`Opiekun: ${person.name}`)).toBeVisible();
    const theirs = await openAs(person, '/sales-opportunities');
    await expect(theirs.getByRole('article')).toHaveCount(1);
    const admin = await openAs('adam', `/admin/person/${person.id}`);
    await admin.getByRole('button', { name: 'Więcej działań' }).click();
    await admin.getByRole('menuitem', { name: 'Dezaktywuj konto' }).click();
    const question = admin.getByRole('alertdialog', { name: `Dezaktywować konto? (${person.name})` });
    await expect(question.getByText('Prowadzi 1 otwartą szansę sprzedaży. Co z nią zrobić?')).toBeVisible();
    const confirm = question.getByRole('button', { name: 'Dezaktywuj konto' });
    await confirm.click();
    await expect(question.getByText('Wybierz następcę')).toBeVisible();
    await question.getByRole('combobox', { name: /^Następca/ }).click();
    await admin.getByRole('option', { name: staff.piotr.name }).click();
    await confirm.click();

    await expect(toast(admin, 'Dezaktywowano konto')).toBeVisible();
    await expect(admin.getByText('Dezaktywowane', { exact: true })).toBeVisible();
    await expect(watching.getByText(`Opiekun: ${staff.piotr.name}`)).toBeVisible();
    await expectSentToLogin(theirs);
    await page.goto('/login');
    await typeCredentials(page, person);
    await expect(page.getByText('Nieprawidłowy e-mail lub hasło', { exact: true })).toBeVisible();
  });

  test('their sessions are seen and ended by an administrator', async ({ openAs }) => {
    const person = await newcomer();
    const theirs = await openAs(person, '/customers');
    await expect(theirs.getByRole('row').nth(1)).toBeVisible();
    const admin = await openAs('adam', `/admin/person/${person.id}`);
    await admin.getByRole('button', { name: 'Zakończ wszystkie sesje' }).click();
    await admin
      .getByRole('alertdialog', { name: `Zakończyć wszystkie sesje? (${person.name})` })
      .getByRole('button', { name: 'Zakończ wszystkie sesje' })
      .click();
    await expect(toast(admin, 'Zakończono wszystkie sesje')).toBeVisible();
    await expectSentToLogin(theirs);
  });

  test('what was done to them is in the audit log, and can be exported', async ({ openAs }) => {
    const person = await newcomer({ lastName: uniqueName('Dziennikowa') });
    const admin = await openAs('adam', '/admin/audit-log');
    await admin.getByRole('search').getByRole('searchbox').fill(person.name);
    await expect(admin.getByText(`Aktywacja konta · Użytkownik: ${person.name}`)).toBeVisible();
    const downloading = admin.waitForEvent('download');
    await admin.getByRole('button', { name: 'Eksportuj CSV' }).click();
    expect((await downloading).suggestedFilename()).toMatch(/\.csv$/);
  });
});

test.describe('settings', { tag: changesTheAgency }, () => {
  test.afterEach(async () => {
    const api = await apiAs('adam');
    const { version, statuses } = await api.agency.get();
    const changes = {
      statuses: statuses.map(({ slug }) => ({ slug, name: { pl: null, en: null }, dayLimit: 0 })),
      pdfFooter: null,
      mailFooter: null,
    };
    await api.agency.update({ body: { version, changes } });
  });

  test('a renamed status renames the column on the open boards', async ({ openAs }) => {
    const board = await openAs('anna', '/sales-opportunities');
    await expect(columnOf(board, 'Negocjacje')).toBeVisible();
    const loads = watchLoads(board);
    const admin = await openAs('adam', '/settings?section=statuses');
    const name = admin.getByRole('textbox', { name: 'Negocjacje: nazwa po polsku' });
    const save = admin.getByRole('button', { name: 'Zapisz zmiany' });
    await name.fill('Ustalanie warunków');
    await save.click();
    await expect(toast(admin, 'Zapisano pomyślnie')).toBeVisible();
    await expect(columnOf(board, 'Ustalanie warunków')).toBeVisible();
    await expect(columnOf(board, 'Negocjacje')).toHaveCount(0);
    await name.clear();
    await save.click();
    await expect(columnOf(board, 'Negocjacje')).toBeVisible();
    await expect(columnOf(board, 'Ustalanie warunków')).toHaveCount(0);
    expect(loads()).toBe(0);
  });

  test('footers are previewed and saved, and offers still become PDFs', async ({ openAs }) => {
    const opportunity = await openOpportunity();
    const offer = await addOffer(opportunity, 'anna', await completeOffer('anna'));
    const admin = await openAs('adam', '/settings');
    await admin.getByRole('link', { name: 'Wygląd dokumentów' }).click();
    const footer = 'Zażółć gęślą jaźń\nKapitał zakładowy: 50 000 zł';
    await admin.getByLabel('Stopka PDF').fill(footer);
    await admin.getByLabel('Stopka maili').fill('Z poważaniem, zespół agencji');
    await expect(admin.getByRole('figure')).toContainText('Zażółć gęślą jaźń');
    await admin.getByRole('button', { name: 'Zapisz zmiany' }).click();
    await expect(toast(admin, 'Zapisano pomyślnie')).toBeVisible();
    await admin.reload();
    await expect(admin.getByLabel('Stopka PDF')).toHaveValue(footer);
    const api = await apiAs('anna');
    const { blob } = await api.offers.previewPdf({ params: { id: offer.id } });
    expect(await blob.slice(0, 5).text()).toBe('%PDF-');
  });

  test('unsaved changes are not left unasked', async ({ openAs }) => {
    const page = await openAs('adam', '/settings');
    await page.getByLabel('Nazwa agencji').fill('Inna nazwa');
    await page.getByRole('link', { name: 'Progi prowizji' }).click();
    const question = page.getByRole('alertdialog', { name: 'Masz niezapisane zmiany' });
    await question.getByRole('button', { name: 'Zostań' }).click();
    await expect(page.getByLabel('Nazwa agencji')).toHaveValue('Inna nazwa');
    await page.getByRole('button', { name: 'Cofnij zmiany' }).click();
    await page.getByRole('link', { name: 'Progi prowizji' }).click();
    await expect(page.getByRole('button', { name: 'Dodaj próg' })).toBeVisible();
  });
});
