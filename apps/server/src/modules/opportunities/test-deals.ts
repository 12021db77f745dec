import type { Data, Input } from '@szansa/api-client/contract';
import type { Endpoints } from '@szansa/api-client/endpoints';
import type { SignedIn, TestServer } from '@szansa/server/testing';
import { v7 as uuidv7 } from 'uuid';

/** Records that tests of opportunities and offers start with. */

type Opportunity = Data<Endpoints['opportunities']['get']>;
type OfferBody = Input<Endpoints['offers']['create']>['body'];

export interface NewCustomer {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly taxIdNumber?: string;
  readonly emails?: string[];
  readonly phones?: string[];
  readonly isArchived?: boolean;
  /** Ids of organisations. */
  readonly organisations?: readonly string[];
}

/** Writes down a customer past the API; returns the id. */
export async function addCustomer({ db }: TestServer, customer: NewCustomer = {}): Promise<string> {
  const id = uuidv7();
  const { organisations = [], ...columns } = customer;
  await db
    .insertInto('customer')
    .values({ id, firstName: 'Jan', lastName: 'Próbny', ...columns })
    .execute();
  for (const customerOrganisationId of organisations) {
    await db
      .insertInto('customerCustomerOrganisation')
      .values({ customerId: id, customerOrganisationId })
      .execute();
  }
  return id;
}

export async function addOrganisation({ db }: TestServer, name: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto('customerOrganisation').values({ id, name }).execute();
  return id;
}

export async function addLabel({ db }: TestServer, title: string): Promise<string> {
  const id = uuidv7();
  await db.insertInto('label').values({ id, title, color: '#1c4f8f' }).execute();
  return id;
}

export async function leadSourceId({ db }: TestServer, slug = 'phone'): Promise<string> {
  const { id } = await db
    .selectFrom('leadSource')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

export async function archiveReasonId({ db }: TestServer, slug: string): Promise<string> {
  const { id } = await db
    .selectFrom('archiveReason')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

/** A contact of a new bank and one of a new dealer. */
export async function addRepresentatives({ db }: TestServer): Promise<{ bank: string; dealer: string }> {
  const [bankId, dealerId, bank, dealer] = [uuidv7(), uuidv7(), uuidv7(), uuidv7()];
  await db.insertInto('bank').values({ id: bankId, name: 'Bank Próbny' }).execute();
  await db.insertInto('dealer').values({ id: dealerId, name: 'Salon Próbny' }).execute();
  const contact = { firstName: 'Ewa', lastName: 'Kontaktowa' };
  await db
    .insertInto('representative')
    .values({ ...contact, id: bank, bankId })
    .execute();
  await db
    .insertInto('representative')
    .values({ ...contact, id: dealer, dealerId })
    .execute();
  return { bank, dealer };
}

/** Opens an opportunity through the API, for a new customer unless one is given. */
export async function openOpportunity(
  server: TestServer,
  { client }: SignedIn,
  body: Partial<Input<Endpoints['opportunities']['create']>['body']> = {},
): Promise<Opportunity> {
  const customerId = body.customerId ?? (await addCustomer(server));
  return client.opportunities.create({ body: { ...body, customerId } });
}

/** The version an opportunity has now. */
export async function versionOf({ db }: TestServer, id: string): Promise<number> {
  const { version } = await db
    .selectFrom('customerFile')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return version;
}

export const car = { manufacturer: 'Škoda', model: 'Octavia', version: 'Selection' };

/** Returns an offer with everything that closing requires. */
export async function completeOffer(server: TestServer): Promise<OfferBody> {
  const { bank, dealer } = await addRepresentatives(server);
  return {
    offerType: 'leasing',
    vehicleInfo: car,
    bankRepresentativeId: bank,
    dealerRepresentativeId: dealer,
    orderType: 'on_hand',
    vehicleValue: '100000.00',
    initialPayment: '0',
    numberOfInstallments: 36,
    monthlyAmount: '2500.5',
    buyoutPrice: '1000',
    transactionCosts: '0.00',
    invoiceChargedPrice: '100000',
    commisionPercent: '1.5',
    dealSigningDate: '2026-01-10',
    dealEndDate: '2029-01-10',
    vehicleRegistrationDate: '2026-01-31',
    carInsuranceId: 'OC 1',
    gapInsuranceId: 'GAP 1',
  };
}

/** Opens an opportunity with a complete offer and closes it. */
export async function closedOpportunity(server: TestServer, owner: SignedIn): Promise<Opportunity> {
  const { id } = await openOpportunity(server, owner, { leadSourceId: await leadSourceId(server) });
  await owner.client.offers.create({ params: { id }, body: await completeOffer(server) });
  return owner.client.opportunities.move({ params: { id }, body: { status: 'closed', version: 1 } });
}

/**
 * Runs an action on an opportunity while it is being archived. An action that does not wait for the archiving has
 * finished by the time that the calls of `meanwhile` have.
 * @returns the result of the action.
 */
export async function whileArchiving<Done>(
  { db }: TestServer,
  id: string,
  act: () => Promise<Done>,
  meanwhile: () => Promise<unknown>,
): Promise<PromiseSettledResult<Done>> {
  const archiving = Promise.withResolvers<void>();
  const isHeld = Promise.withResolvers<void>();
  const archived = db.transaction().execute(async (work) => {
    await work.updateTable('customerFile').set({ isArchived: true }).where('id', '=', id).execute();
    isHeld.resolve();
    await archiving.promise;
  });
  await isHeld.promise;
  const acted = Promise.allSettled([act()]);
  await meanwhile();
  await meanwhile();
  archiving.resolve();
  await archived;
  return (await acted)[0];
}
