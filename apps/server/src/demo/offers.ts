import { commissionAmount, proposeInstalment, sumOfPayments } from '@szansa/domain/offer';
import { addMonths, toAmount, warsawDay } from '@szansa/domain/shared';
import type { Insertable } from 'kysely';

import type { Database } from '../platform/database/schema.ts';
import type { DemoDirectory } from './directory.ts';
import type { Seeded } from './seeded.ts';

export type OfferRow = Insertable<Database['offer']>;

const day = 24 * 60 * 60 * 1000;
const banksQuote = ['6.9', '7.2', '7.5', '7.9', '8.4'] as const;

function share(random: Seeded, grosz: number, percents: readonly number[]): string {
  return toAmount(Math.round((grosz * random.pick(percents)) / 100));
}

/** How far a deal has come decides what is written down of its offer already. */
export interface OfferStage {
  /** From `conclusion_agreement` on. */
  readonly signed: boolean;
  /** From `handing` on. */
  readonly registered: boolean;
  readonly closed: boolean;
}

/** An offer as a bank would quote it, with what the stage of the deal has added. */
export function demoOffer(
  random: Seeded,
  directory: DemoDirectory,
  given: {
    readonly customerFileId: string;
    readonly createdBy: string;
    readonly at: Date;
    readonly stage: OfferStage;
  },
): { readonly row: OfferRow; readonly vehicle: string } {
  const { stage, at } = given;
  const vehicle = random.pick(directory.vehicles);
  const net = Math.round(vehicle.grossSellPrice / 1.23);
  const vehicleValue = toAmount(net);
  const isRent = !stage.closed && random.chance(0.25);
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
  const registrationDate = warsawDay(new Date(at.getTime() + 20 * day));
  return {
    vehicle: vehicle.name,
    row: {
      id: random.id(at),
      customerFileId: given.customerFileId,
      offerType: isRent ? 'rent_long_term' : 'leasing',
      vehicleId: vehicle.id,
      bankRepresentativeId:
        stage.signed || random.chance(0.6) ? random.pick(directory.bankRepresentatives) : null,
      dealerRepresentativeId:
        stage.signed || random.chance(0.4) ? random.pick(directory.dealerRepresentatives) : null,
      orderType: stage.signed || random.chance(0.5) ? random.pick(['production', 'on_hand'] as const) : null,
      intrestRateType: random.pick(['fixed', 'variable'] as const),
      isDeposit: isRent && random.chance(0.5),
      registrationCity: stage.registered ? 'Warszawa' : null,
      vehicleValue,
      initialPayment,
      numberOfInstallments,
      buyoutPrice,
      monthlyAmount,
      sumOfPayments: sumOfPayments({ initialPayment, buyoutPrice, numberOfInstallments, monthlyAmount }),
      transactionCosts: stage.signed ? toAmount(random.between(0, 150_000)) : null,
      invoiceChargedPrice: stage.signed ? vehicleValue : null,
      commisionPercent,
      commisionAmount: commissionAmount(vehicleValue, commisionPercent),
      bookingDate: stage.signed ? warsawDay(at) : null,
      dealSigningDate: stage.signed ? warsawDay(new Date(at.getTime() + 7 * day)) : null,
      dealEndDate: stage.signed
        ? addMonths(warsawDay(new Date(at.getTime() + 7 * day)), numberOfInstallments)
        : null,
      vehicleRegistrationDate: stage.registered ? registrationDate : null,
      carInsuranceId: stage.registered ? `OC/AC ${random.between(100_000, 999_999)}` : null,
      gapInsuranceId: stage.registered ? `GAP ${random.between(10_000, 99_999)}` : null,
      createdBy: given.createdBy,
      createdAt: at,
      updatedAt: at,
    },
  };
}
