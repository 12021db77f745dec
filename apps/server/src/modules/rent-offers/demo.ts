import { newRentOffer } from '@szansa/domain/rent-offer';
import { vehicleName } from '@szansa/domain/vehicle';

import { momentsAtWork } from '#demo';
import { demoPart, type Seeded } from '#platform';
import { rentsOffered } from './demo-queries.ts';
import { insertRentOffer } from './queries.ts';

type Offer = Awaited<ReturnType<typeof rentsOffered>>[number];

const many = 12;
const yearlyKilometres = [15_000, 20_000, 25_000, 30_000] as const;

/** The rent offer of what a salesperson has offered: its terms, a limit of kilometres and services of the usual packages. */
function rented(random: Seeded, { opportunity, ...offer }: Offer) {
  const { manufacturer, model, version, engine, bodyColor, numberOfInstallments, vehicleValue } = offer;
  const hasService = random.chance(0.7);
  return newRentOffer({
    clientTitle: opportunity.customerName,
    carBrandAndModel: vehicleName({ manufacturer, model }),
    carVersionAndEngine: version ?? engine,
    carVariant: bodyColor,
    carState: 'new',
    offerType: 'rent_long_term',
    contractMonthsPeriod: numberOfInstallments,
    monthlyFeeNet: offer.monthlyAmount,
    initialPaymentNet: offer.initialPayment,
    buyoutPriceNet: null,
    sellValue: vehicleValue,
    totalKmLimit: Math.round((random.pick(yearlyKilometres) * numberOfInstallments) / 12),
    vehicleInsurance: true,
    maintenance: hasService,
    replacementCar: hasService && random.chance(0.5),
    assistance: true,
    damageControl: hasService,
  });
}

/** Rent offers of what salespeople have offered last. */
export const rentOffersDemo = demoPart(['offers'], async ({ work, random, now }) => {
  for (const offer of await rentsOffered(work.db, many)) {
    const [at = offer.createdAt] = momentsAtWork(random, 1, offer.createdAt, now);
    const { customerFileId, createdBy } = offer;
    const fields = rented(random, offer);
    await insertRentOffer(work.db, {
      ...fields,
      id: random.id(at),
      customerFileId,
      createdBy,
      createdAt: at,
    });
  }
  return {};
});
