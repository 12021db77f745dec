import { newComparison, type ComparisonInput } from '@szansa/domain/bank-comparison';
import { proposeInstalment, type Drive } from '@szansa/domain/leasing';
import { toAmount, toGrosz, warsawDay } from '@szansa/domain/shared';

import { momentsAtWork, seeded } from '#demo';
import { demoPart, type Demo, type DemoRecords } from '#platform';
import { withCosts } from './demo-costs.ts';
import { rentsCompared } from './demo-rents.ts';
import { newestOffers } from './demo-queries.ts';
import { insertComparison } from './queries.ts';

type Offer = Awaited<ReturnType<typeof newestOffers>>[number];
type Banks = DemoRecords['banks'];
type GivenQuote = ComparisonInput['quotes'][number];

const many = 14;
const manyRents = 4;
const ownSeed = 2027;
const rates = ['6.7', '7.1', '7.4', '7.8', '8.6'] as const;

/** g/km, for show only. */
const emission: Readonly<Record<Drive, number | null>> = {
  electric: null,
  hydrogen: null,
  plug_in_hybrid: 28,
  hybrid: 108,
  combustion: 132,
};

/** What drives a passenger car; vans have no tax limit. */
function driveOf({ engine, version, body }: Offer): Drive | null {
  if (body === 'Furgon') return null;
  if (engine === 'elektryczny') return 'electric';
  if (version?.includes('Plug-in')) return 'plug_in_hybrid';
  return /HEV|Hybrid/.test(engine ?? '') ? 'hybrid' : 'combustion';
}

/** Returns another bank's quote for the same car; every third has a higher initial payment. */
function otherQuote({ random }: Demo, offer: Offer, bankName: string, index: number): GivenQuote {
  const { vehicleValue, numberOfInstallments, intrestRateType } = offer;
  const hasMoreQuestions = index % 3 === 2;
  const own = toGrosz(offer.initialPayment ?? '0');
  const initialPayment = toAmount(hasMoreQuestions ? own + Math.round(toGrosz(vehicleValue) / 20) : own);
  const buyoutPrice = offer.buyoutPrice ?? '0.00';
  const terms = { initialPayment, buyoutPrice, numberOfInstallments };
  const monthlyAmount = proposeInstalment({
    ...terms,
    price: vehicleValue,
    yearlyRate: random.pick(rates),
    due: 'arrears',
  });
  return {
    ...terms,
    bankName,
    vehicleValue,
    monthlyAmount: monthlyAmount ?? offer.monthlyAmount,
    intrestRateType,
    due: 'arrears',
    gapPrice: random.chance(0.5) ? toAmount(random.between(90_000, 220_000)) : null,
    services: [],
    costs: [],
    isPromoted: false,
  };
}

/**
 * Returns a comparison of an offer with one or two other banks' quotes for the same car; every third includes costs.
 */
function compared(demo: Demo, banks: Banks, offer: Offer, place: number) {
  const { random } = demo;
  const own = offer.bankName ?? random.pick(banks).name;
  const others = banks.map(({ name }) => name).filter((name) => name !== own);
  const first = random.between(0, others.length - 1);
  const names = Array.from(
    { length: random.between(1, 2) },
    (_, index) => others[(first + index) % others.length],
  );
  const { id: offerId, vehicleValue, initialPayment, buyoutPrice, monthlyAmount, intrestRateType } = offer;
  const drive = driveOf(offer);
  const costed = place % 3 === 0 ? withCosts : (quotes: readonly GivenQuote[]) => [...quotes];
  return newComparison({
    kind: 'leasing',
    title: [offer.manufacturer, offer.model, offer.version].filter(Boolean).join(' '),
    startsOn: warsawDay(offer.createdAt),
    drive,
    co2: drive && emission[drive],
    quotes: costed([
      {
        offerId,
        bankName: own,
        vehicleValue,
        initialPayment,
        buyoutPrice,
        monthlyAmount,
        intrestRateType,
        numberOfInstallments: offer.numberOfInstallments,
        due: 'arrears',
        gapPrice: null,
        services: [],
        costs: [],
        isPromoted: true,
      },
      ...names.flatMap((name, index) => (name ? [otherQuote(demo, offer, name, index)] : [])),
    ]),
  });
}

/** What salespeople have compared for their newest offers, leases and rents. */
export const bankComparisonsDemo = demoPart(['banks', 'offers'], async (demo, { banks }) => {
  const { work, random, now } = demo;
  for (const [place, offer] of (await newestOffers(work.db, 'leasing', many)).entries()) {
    const [at = offer.createdAt] = momentsAtWork(random, 1, offer.createdAt, now);
    const { customerFileId, createdBy } = offer;
    await insertComparison(
      work.db,
      { id: random.id(at), customerFileId, createdBy, createdAt: at },
      compared(demo, banks, offer, place),
    );
  }
  // chance of its own: what is made after it stays as it is
  const own = seeded(ownSeed);
  for (const offer of await newestOffers(work.db, 'rent_long_term', manyRents)) {
    const [at = offer.createdAt] = momentsAtWork(own, 1, offer.createdAt, now);
    const { customerFileId, createdBy } = offer;
    await insertComparison(
      work.db,
      { id: own.id(at), customerFileId, createdBy, createdAt: at },
      rentsCompared(banks, offer),
    );
  }
  return {};
});
