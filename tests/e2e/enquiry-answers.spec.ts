import { openOpportunity, uniqueName } from './records.ts';
import { apiAs } from './session.ts';
import { staff } from './staff.ts';
import { expect, test } from './test.ts';

test('a salesperson asks for a car, a platformer answers with a variant, and the salesperson makes the offer', async ({
  openAs,
}) => {
  const opportunity = await openOpportunity();
  const [api, answering] = [await apiAs('anna'), await apiAs('pawel')];
  const { platformers } = await api.internalEnquiries.people();
  const pawel = platformers.find((one) => `${one.firstName} ${one.lastName}` === staff.pawel.name);
  const title = uniqueName('Auto od ręki');
  const enquiry = await api.internalEnquiries.create({
    body: {
      title,
      category: 'car_search',
      brand: 'Dowolna',
      availability: 'immediately',
      customerFileId: opportunity.id,
      platformerId: pawel?.id ?? null,
    },
  });
  const { items } = await answering.carOffers.list({ query: { status: ['active'] } });
  const car = items[0]?.name ?? '';
  const asks = await openAs('anna', `/internal-enquiry/${enquiry.id}?tab=proposals`);
  await expect(asks.getByText('Nie ma jeszcze odpowiedzi')).toBeVisible();

  const answers = await openAs('pawel', `/internal-enquiry/${enquiry.id}?tab=proposals`);
  await answers.getByRole('button', { name: 'Odpowiedz samochodem' }).click();
  const dialog = answers.getByRole('dialog', { name: 'Odpowiedź samochodem z katalogu' });
  await dialog.getByRole('combobox', { name: /^Wariant/ }).click();
  await answers.getByRole('combobox', { name: 'Wariant', exact: true }).fill(car);
  await answers
    .getByRole('option', { name: new RegExp(`^${car}`) })
    .first()
    .click();
  await dialog.getByRole('textbox', { name: 'Notatka' }).fill('Stoi w Poznaniu');
  await dialog.getByRole('button', { name: 'Dodaj odpowiedź' }).click();
  await expect(dialog).toBeHidden();

  // it comes to who asked by itself, and one press begins the offer
  const list = asks.getByRole('list', { name: 'Odpowiedzi na zapytanie' });
  await expect(list.getByRole('heading', { name: car })).toBeVisible();
  await list.getByRole('link', { name: `Utwórz ofertę: ${car}` }).click();
  const form = asks.getByRole('dialog', { name: 'Nowa oferta' });
  await expect(form.getByText(items[0]?.brand.name ?? '').first()).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Notatka' })).toHaveValue('Stoi w Poznaniu');
  await form.getByRole('button', { name: 'Utwórz ofertę' }).click();
  await expect(form).toBeHidden();

  const [offer] = await api.offers.listOfOpportunity({ params: { id: opportunity.id } });
  expect(offer).toMatchObject({
    internalEnquiry: { id: enquiry.id },
    carVariant: { name: car },
    note: 'Stoi w Poznaniu',
  });
  // the enquiry names the offer that came of it
  const made = answers.getByRole('list', { name: 'Oferty z tej odpowiedzi' });
  await expect(made.getByRole('link', { name: new RegExp(`szansa #${opportunity.number}$`) })).toBeVisible();
});
