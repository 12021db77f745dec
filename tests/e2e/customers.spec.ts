import { apiAs } from './session.ts';
import { uniqueName } from './records.ts';
import { expect, test } from './test.ts';

/** A description that holds a message, whatever stands beside it. */
function withWords(message: string): RegExp {
  return new RegExp(message.replaceAll(/[()]/g, String.raw`\$&`));
}

test.describe('customers', () => {
  test('the search folds Polish letters', async ({ openAs }) => {
    const api = await apiAs('anna');
    const lastName = uniqueName('Żółkiewska-Ćmak');
    await api.customers.create({ body: { firstName: 'Łucja', lastName, emails: ['lucja.z@example.com'] } });

    const page = await openAs('anna', '/customers');
    await page.getByRole('searchbox', { name: 'Szukaj klientów' }).fill('zolkiewska-cmak');
    await expect(page.getByRole('link', { name: `Łucja ${lastName}` })).toBeVisible();
    await expect(page.getByText('1 klient', { exact: true })).toBeVisible();
  });

  test('filters, sorting and page stand in the address and survive a reload', async ({ openAs }) => {
    const page = await openAs('anna', '/customers');
    const table = page.getByRole('table', { name: 'Klienci' });
    await expect(table.getByRole('row').nth(1)).toBeVisible();
    await page.getByRole('button', { name: 'Dodaj filtr' }).click();
    await page.getByRole('menuitem', { name: 'Z firmą' }).click();
    await expect(page).toHaveURL(/hasOrganisation=true/);
    await table.getByRole('button', { name: 'NIP', exact: true }).click();
    await expect(page).toHaveURL(/sort=taxIdNumber/);
    await page.getByRole('button', { name: 'Następna strona' }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByText(/^26–50 z/)).toBeVisible();
    const api = await apiAs('anna');
    const { items } = await api.customers.list({
      query: { hasOrganisation: true, sort: 'taxIdNumber', page: 2 },
    });
    const names = items.map(({ name }) => name);
    await expect(table.getByRole('rowgroup').getByRole('link')).toHaveText(names);
    const address = page.url();

    await page.reload();
    await expect(page.getByText(/^26–50 z/)).toBeVisible();
    await expect(page).toHaveURL(address);
    await expect(table.getByRole('columnheader', { name: 'NIP' })).toHaveAttribute('aria-sort', 'ascending');
    await expect(page.getByText('Z firmą', { exact: true })).toBeVisible();
    await expect(table.getByRole('rowgroup').getByRole('link')).toHaveText(names);
  });

  test('a firm is filled in from the registry by its tax id, and kept once', async ({ openAs }) => {
    const page = await openAs('anna', '/customers');
    await page.getByRole('link', { name: 'Dodaj klienta' }).click();
    const form = page.getByRole('dialog', { name: 'Nowy klient' });
    await form.getByLabel('NIP', { exact: true }).fill('999-100-01-11');
    await form.getByRole('button', { name: 'Pobierz dane z rejestru' }).click();
    await expect(form.getByText('Rejestr przykładowy')).toBeVisible();
    await expect(form.getByLabel('Nazwa firmy').first()).toHaveValue('Przykład sp. z o.o.');
    await expect(form.getByLabel('Ulica i numer')).toHaveValue('Marszałkowska 10/12');
    await expect(form.getByLabel('Kod pocztowy')).toHaveValue('00-590');
    await expect(form.getByLabel('Miejscowość')).toHaveValue('Warszawa');
    await form.getByRole('button', { name: 'Dodaj klienta' }).click();
    await expect(page).toHaveURL(/\/customer\//);
    await expect(page.getByRole('heading', { name: 'Przykład sp. z o.o.', level: 1 })).toBeVisible();
    await expect(page.getByText('999-100-01-11').first()).toBeVisible();
    const first = page.url();

    await page.goto('/customers?new=customer');
    await form.getByLabel('NIP', { exact: true }).fill('9991000111');
    await form.getByLabel('Nazwisko').fill('Drugi');
    await form.getByLabel('E-mail 1', { exact: true }).fill('drugi@example.com');
    await form.getByRole('button', { name: 'Dodaj klienta' }).click();
    const refusal = form.getByRole('alert').filter({ hasText: 'Taki klient już istnieje' });
    await expect(refusal).toContainText('Klient o takim numerze już istnieje: Przykład sp. z o.o.');
    const link = refusal.getByRole('link', { name: 'Otwórz: Przykład sp. z o.o.' });
    await expect(link).toHaveAttribute('href', new URL(first).pathname);
  });

  test('a registry that does not answer is named plainly', async ({ openAs }) => {
    const page = await openAs('anna', '/customers?new=customer');
    const form = page.getByRole('dialog', { name: 'Nowy klient' });
    await form.getByLabel('NIP', { exact: true }).fill('5260001246');
    await form.getByRole('button', { name: 'Pobierz dane z rejestru' }).click();
    await expect(
      form.getByText(
        'Rejestr jest chwilowo niedostępny. Wprowadź dane ręcznie lub spróbuj ponownie później.',
      ),
    ).toBeVisible();
  });

  test('wrong numbers and addresses are refused with their own words, all at once', async ({ openAs }) => {
    const page = await openAs('anna', '/customers?new=customer');
    const form = page.getByRole('dialog', { name: 'Nowy klient' });
    const wrong = [
      ['NIP', '5260001247', 'Nieprawidłowy NIP (błędna cyfra kontrolna)'],
      ['PESEL', '44051401358', 'Nieprawidłowy PESEL (błędna cyfra kontrolna lub data urodzenia)'],
      ['Telefon 1', '12345', 'Nieprawidłowy format numeru telefonu'],
      ['E-mail 1', 'anna@', 'Nieprawidłowy format adresu e-mail'],
    ] as const;
    for (const [label, value] of wrong) await form.getByLabel(label, { exact: true }).fill(value);
    await form.getByRole('button', { name: 'Dodaj klienta' }).click();
    for (const [label, , message] of wrong) {
      await expect(form.getByLabel(label, { exact: true })).toHaveAccessibleDescription(withWords(message));
    }
    await form.getByLabel('NIP', { exact: true }).fill('123');
    await expect(form.getByLabel('NIP', { exact: true })).toHaveAccessibleDescription(
      withWords('NIP musi mieć 10 cyfr'),
    );
    await form.getByLabel('PESEL', { exact: true }).fill('123');
    await expect(form.getByLabel('PESEL', { exact: true })).toHaveAccessibleDescription(
      withWords('PESEL musi mieć 11 cyfr'),
    );
  });

  test('a wrong post code is refused, unless the address is abroad', async ({ openAs }) => {
    const page = await openAs('anna', '/customers?new=customer');
    const form = page.getByRole('dialog', { name: 'Nowy klient' });
    const postCode = form.getByLabel('Kod pocztowy');
    await form.getByLabel('Nazwisko').fill(uniqueName('Kodowska'));
    await form.getByLabel('E-mail 1', { exact: true }).fill('kodowska@example.com');
    await postCode.fill('1234');
    await form.getByRole('button', { name: 'Dodaj klienta' }).click();
    await expect(postCode).toHaveAccessibleDescription(withWords('Kod pocztowy musi mieć format 00-000'));
    await form.getByLabel('Kraj', { exact: true }).fill('Austria');
    await form.getByRole('button', { name: 'Dodaj klienta' }).click();
    await expect(page).toHaveURL(/\/customer\//);
  });
});
