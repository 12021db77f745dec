import { commissionAmount, proposeInstalment, sumOfPayments } from '@szansa/domain/leasing';
import { ofItsType } from '@szansa/domain/offer';
import { addMonths, toAmount, toGrosz, warsawDay } from '@szansa/domain/shared';
import type { Insertable } from 'kysely';

import { momentsAtWork, seeded } from '#demo';
import { insertCalculations } from '#modules/enquiries';
import { insertActivity, setChosenOffers } from '#modules/opportunities';
import { demoPart, type Demo, type DemoRecords, type Seeded, type Database, type Db } from '#platform';

type NewOffer = Insertable<Database['offer']>;

async function insertOffers(db: Db, rows: readonly NewOffer[]): Promise<void> {
  await db.insertInto('offer').values(rows).execute();
}

/** One in so many closed deals is a short rent. */
const eachShort = 8;
const banksQuote = ['6.9', '7.2', '7.5', '7.9', '8.4'] as const;

export interface DemoOffer {
  readonly customerFileId: string;
  readonly at: Date;
  /** Whether the chosen car is yet to be built. */
  readonly isOrdered: boolean;
}

export interface OffersDemo {
  offers: readonly DemoOffer[];
}

type Opportunity = DemoRecords['opportunities'][number];
type Vehicle = DemoRecords['vehicles'][number];
type Given = Pick<DemoRecords, 'calculations' | 'opportunities' | 'representatives' | 'vehicles'>;
type Calculation = Given['calculations'][number];

function share(random: Seeded, grosz: number, percents: readonly number[]): string {
  return toAmount(Math.round((grosz * random.pick(percents)) / 100));
}

/** What the bank quotes for a vehicle. */
function quote({ random }: Demo, vehicle: Vehicle, mayRent: boolean) {
  const net = Math.round(vehicle.grossSellPrice / 1.23);
  const vehicleValue = toAmount(net);
  const isRent = mayRent && random.chance(0.25);
  const initialPayment = share(random, net, isRent ? [0, 5] : [0, 10, 20, 30]);
  const buyoutPrice = isRent ? '0.00' : share(random, net, [1, 10, 20]);
  const numberOfInstallments = random.pick([24, 36, 48, 60]);
  const yearlyRate = random.pick(banksQuote);
  const monthlyAmount = proposeInstalment({
    price: vehicleValue,
    initialPayment,
    buyoutPrice,
    numberOfInstallments,
    yearlyRate,
    due: 'arrears',
  });
  const commisionPercent = random.pick(['1', '1.5', '2', '2.5']);
  return {
    offerType: isRent ? ('rent_long_term' as const) : ('leasing' as const),
    vehicleId: vehicle.id,
    intrestRateType: random.pick(['fixed', 'variable'] as const),
    isDeposit: isRent && random.chance(0.5),
    vehicleValue,
    initialPayment,
    numberOfInstallments,
    buyoutPrice,
    monthlyAmount,
    sumOfPayments: sumOfPayments({ initialPayment, buyoutPrice, numberOfInstallments, monthlyAmount }),
    commisionPercent,
    commisionAmount: commissionAmount(vehicleValue, commisionPercent),
  };
}

type Quote = ReturnType<typeof quote>;

type Terms = Quote | ReturnType<typeof rentedShortly>;

/** The same vehicle rented for half a year: its contract is the next to end. */
function rentedShortly(quoted: Quote) {
  const [initialPayment, buyoutPrice, numberOfInstallments] = ['0.00', '0.00', 6];
  const monthlyAmount = toAmount(Math.round(toGrosz(quoted.vehicleValue) * 0.031));
  return {
    ...quoted,
    offerType: 'rent_short_term' as const,
    isDeposit: true,
    initialPayment,
    buyoutPrice,
    numberOfInstallments,
    monthlyAmount,
    sumOfPayments: sumOfPayments({ initialPayment, buyoutPrice, numberOfInstallments, monthlyAmount }),
  };
}

/** Who and what a deal comes about with; before the contract some of it may be open. */
function parties({ random }: Demo, { ofBanks, ofDealers }: Given['representatives'], isSigned: boolean) {
  return {
    bankRepresentativeId: isSigned || random.chance(0.6) ? random.pick(ofBanks) : null,
    dealerRepresentativeId: isSigned || random.chance(0.4) ? random.pick(ofDealers) : null,
    orderType: isSigned || random.chance(0.5) ? random.pick(['production', 'on_hand'] as const) : null,
  };
}

/** What the contract adds to the chosen offer, from `conclusion_agreement` on. */
function contract({ random }: Demo, { entered, until }: Opportunity, offer: Terms) {
  const { application: bookedAt, conclusion_agreement: agreedAt, waiting_for_vehicle: orderedAt } = entered;
  if (!bookedAt || !agreedAt) return null;
  const [signedAt = agreedAt] = momentsAtWork(random, 1, agreedAt, orderedAt ?? until);
  const dealSigningDate = warsawDay(signedAt);
  return {
    updatedAt: signedAt,
    transactionCosts: toAmount(random.between(0, 150_000)),
    invoiceChargedPrice: offer.vehicleValue,
    bookingDate: warsawDay(bookedAt),
    dealSigningDate,
    dealEndDate: addMonths(dealSigningDate, offer.numberOfInstallments),
  };
}

/** What the registration adds to the chosen offer, from `handing` on. */
function registration({ random }: Demo, { entered }: Opportunity) {
  const { registration_insurance: registrationAt, handing: handedAt } = entered;
  if (!registrationAt || !handedAt) return null;
  const [registeredAt = registrationAt] = momentsAtWork(random, 1, registrationAt, handedAt);
  return {
    updatedAt: registeredAt,
    registrationCity: 'Warszawa',
    vehicleRegistrationDate: warsawDay(registeredAt),
    carInsuranceId: `OC/AC ${random.between(100_000, 999_999)}`,
    gapInsuranceId: `GAP ${random.between(10_000, 99_999)}`,
  };
}

interface Offered {
  readonly row: NewOffer;
  readonly quoted: Terms;
  readonly vehicle: Vehicle;
  readonly at: Date;
}

/** The offers of an opportunity that has come to its presentation, and the chosen one of them. */
function offersOf(demo: Demo, given: Given, opportunity: Opportunity, isShort: boolean) {
  const { random } = demo;
  const { id: customerFileId, by: createdBy, status, entered, until } = opportunity;
  if (!entered.presentation_proposal) return null;
  const isSigned = entered.conclusion_agreement !== undefined;
  const count = isSigned ? random.between(1, 2) : random.between(1, 3);
  const moments = momentsAtWork(random, count, entered.presentation_proposal, entered.negotiations ?? until);
  const fitting = given.vehicles.filter(({ isElectric }) => isElectric === opportunity.prefersElectric);
  const chosenIndex = random.between(0, count - 1);
  const made = moments.map((at, index): Offered => {
    const isChosen = index === chosenIndex;
    const vehicle = random.pick(fitting);
    const usual = quote(demo, vehicle, status !== 'closed');
    const quoted = isShort ? rentedShortly(usual) : usual;
    return {
      at,
      vehicle,
      quoted,
      row: ofItsType({
        id: random.id(at),
        customerFileId,
        createdBy,
        createdAt: at,
        updatedAt: at,
        ...quoted,
        ...parties(demo, given.representatives, isChosen && isSigned),
        ...(isChosen ? contract(demo, opportunity, quoted) : null),
        ...(isChosen ? registration(demo, opportunity) : null),
      }),
    };
  });
  const chosen = made[chosenIndex];
  const newest = made.at(-1);
  if (!chosen || !newest) return null;
  // the first offer is chosen by being made
  const [choosing] =
    chosenIndex === 0
      ? [chosen.at]
      : momentsAtWork(random, 1, newest.at, entered.application_to_client ?? until);
  return { made, chosen, chosenAt: choosing ?? chosen.at, isLateChoice: chosenIndex > 0 };
}

/** Which calculation each offer was made of: an offer of its opportunity, the first after it. */
function originsOf(
  calculations: readonly Calculation[],
  offers: readonly Offered[],
): Map<Offered, Calculation> {
  const origins = new Map<Offered, Calculation>();
  for (const calculation of calculations) {
    const made = offers.find(
      (offer) =>
        offer.row.customerFileId === calculation.customerFileId &&
        offer.at > calculation.at &&
        !origins.has(offer),
    );
    if (made) origins.set(made, calculation);
  }
  return origins;
}

const calculated = ({ id, internalEnquiryId, by, at }: Calculation, { name }: Vehicle, terms: Terms) => ({
  id,
  internalEnquiryId,
  by,
  at,
  terms: {
    vehicle: name,
    offerType: terms.offerType,
    intrestRateType: terms.intrestRateType,
    vehicleValue: terms.vehicleValue,
    initialPayment: terms.initialPayment,
    numberOfInstallments: terms.numberOfInstallments,
    monthlyAmount: terms.monthlyAmount ?? toAmount(0),
    buyoutPrice: terms.buyoutPrice,
    distanceLimit: null,
  },
});

/** Writes down what enquiries were answered with: the terms of the offers made of it, or those of some vehicle. */
async function addCalculations(
  demo: Demo,
  { calculations, vehicles }: Given,
  origins: ReadonlyMap<Offered, Calculation>,
): Promise<void> {
  // it changes nothing else of the agency
  const own = { ...demo, random: seeded(2) };
  const offers = new Map([...origins].map(([offer, { id }]) => [id, offer]));
  const all = calculations.map((one) => {
    const offer = offers.get(one.id);
    const vehicle = offer?.vehicle ?? own.random.pick(vehicles);
    return calculated(one, vehicle, offer?.quoted ?? quote(own, vehicle, false));
  });
  await insertCalculations(demo.work.db, all);
}

const originOf = (calculation: Calculation | undefined) =>
  calculation && {
    internalEnquiryId: calculation.internalEnquiryId,
    enquiryProposalId: calculation.id,
  };

/** Offers as banks would quote them, with what the stage of their opportunity has added. */
export const offersDemo = demoPart(
  ['calculations', 'opportunities', 'representatives', 'vehicles'],
  async (demo, given) => {
    const { random, work } = demo;
    const closed = given.opportunities.filter(({ status }) => status === 'closed');
    const short = new Set(closed.filter((_, index) => index % eachShort === 0).map(({ id }) => id));
    const deals = given.opportunities.flatMap((opportunity) => {
      const offered = offersOf(demo, given, opportunity, short.has(opportunity.id));
      return offered ? { opportunity, ...offered } : [];
    });
    const allOffers = deals.flatMap(({ made }) => made);
    const origins = originsOf(given.calculations, allOffers);
    await addCalculations(demo, given, origins);
    const rows = allOffers.map((offer) => ({ ...offer.row, ...originOf(origins.get(offer)) }));
    await insertOffers(work.db, rows);
    await setChosenOffers(
      work.db,
      deals.map(({ opportunity: { id }, chosen, chosenAt }) => ({
        customerFileId: id,
        offerId: chosen.row.id,
        at: chosenAt,
      })),
    );
    await insertActivity(
      work.db,
      deals.flatMap(
        ({ opportunity: { id: customerFileId, by: actorId }, made, chosen, chosenAt, isLateChoice }) => {
          const eventOf = (type: 'offer_added' | 'offer_chosen', { vehicle }: Offered, at: Date) => ({
            id: random.id(at),
            customerFileId,
            type,
            actorId,
            at,
            data: { name: vehicle.name },
          });
          return [
            ...made.map((offered) => eventOf('offer_added', offered, offered.at)),
            ...(isLateChoice ? [eventOf('offer_chosen', chosen, chosenAt)] : []),
          ];
        },
      ),
    );
    return {
      offers: deals.flatMap(({ opportunity: { id }, made, chosen }) =>
        made.map(({ at }) => ({
          customerFileId: id,
          at,
          isOrdered: chosen.row.orderType === 'production',
        })),
      ),
    };
  },
);
