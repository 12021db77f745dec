import type { Data, Endpoints, Input } from '@szansa/api-client/client';

import { apiAs, type Who } from './session.ts';

type OfferFields = Input<Endpoints['offers']['create']>['body'];
type Opportunity = Data<Endpoints['opportunities']['get']>;

let made = 0;

/** A last name no other customer has. */
export function uniqueName(name: string): string {
  made += 1;
  return `${name} ${Date.now().toString(36)}${made}`;
}

/** The first lead source of the list. */
export async function leadSource(person: Who) {
  const [source] = await (await apiAs(person)).leadSources.list();
  if (!source) throw new Error('the seeded agency has lead sources');
  return source;
}

interface Wanted {
  readonly owner?: Who;
  readonly lastName?: string;
  readonly withLeadSource?: boolean;
}

/** Creates an opportunity of a new customer, with a lead source unless specified otherwise. */
export async function openOpportunity(requested: Wanted = {}): Promise<Opportunity> {
  const { owner = 'anna', lastName = 'Próbna', withLeadSource = true } = requested;
  const api = await apiAs(owner);
  const name = uniqueName(lastName);
  const customer = await api.customers.create({
    body: {
      firstName: 'Żaneta',
      lastName: name,
      emails: [`${name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}@example.com`],
    },
  });
  const source = withLeadSource ? await leadSource(owner) : null;
  return api.opportunities.create({ body: { customerId: customer.id, leadSourceId: source?.id ?? null } });
}

/** The number as people write it: `#301`. */
export function numberOf({ number }: Pick<Opportunity, 'number'>): string {
  return `#${number}`;
}

/** Adds an offer and makes it the chosen one. */
export async function addOffer(opportunity: Opportunity, owner: Who, fields: Partial<OfferFields> = {}) {
  const api = await apiAs(owner);
  const offer = await api.offers.create({
    params: { id: opportunity.id },
    body: { offerType: 'leasing', ...fields },
  });
  const { version } = await api.opportunities.get({ params: { id: opportunity.id } });
  return api.offers.choose({ params: { id: offer.id }, body: { version } });
}

/** Returns all values that closing requires. */
export async function completeOffer(owner: Who): Promise<Partial<OfferFields>> {
  const api = await apiAs(owner);
  const [vehicles, banks, dealers] = await Promise.all([
    api.vehicles.list({ query: { perPage: 10 } }),
    api.representatives.list({ query: { show_banks: true, show_dealers: false, perPage: 10 } }),
    api.representatives.list({ query: { show_banks: false, show_dealers: true, perPage: 10 } }),
  ]);
  return {
    vehicleId: vehicles.items[0]?.id ?? null,
    bankRepresentativeId: banks.items[0]?.id ?? null,
    dealerRepresentativeId: dealers.items[0]?.id ?? null,
    orderType: 'on_hand',
    intrestRateType: 'fixed',
    vehicleValue: '120000.00',
    initialPayment: '12000.00',
    numberOfInstallments: 36,
    monthlyAmount: '2500.00',
    buyoutPrice: '24000.00',
    transactionCosts: '0.00',
    invoiceChargedPrice: '118000.00',
    commisionAmount: '2360.00',
    dealSigningDate: '2026-10-01',
    dealEndDate: '2029-10-01',
    vehicleRegistrationDate: '2026-10-12',
    carInsuranceId: 'POL-1',
    gapInsuranceId: 'GAP-1',
  };
}
