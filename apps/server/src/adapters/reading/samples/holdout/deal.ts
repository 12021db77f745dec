import { grossOf, instalmentAt, netOf } from '@szansa/domain/leasing';
import { addDays, percentOf, toAmount, toGrosz } from '@szansa/domain/shared';

import { madeUpNip, madeUpRegon } from '../generator/identifiers.ts';
import type { Random } from '../generator/random.ts';
import { cars, colours } from './cars.ts';
import { madeUpHouse, madeUpCustomer } from './parties.ts';

export type Deal = ReturnType<typeof drawDeal>;
export type Plan = ReturnType<typeof drawPlan>;

const hundreds = (random: Random, from: number, to: number) => toAmount(random.int(from, to) * 10_000);

/** The payments of one plan. Amounts are net, the value too. */
function drawPlan(random: Random, value: string, months: number, isRent: boolean) {
  const isLong = months > 12;
  const initialPercent = random.pick(
    isRent
      ? isLong
        ? ['0', '5', '10', '15']
        : ['0']
      : ['1', '5', '9', '10', '10', '15', '17.5', '20', '25', '30', '45'],
  );
  const buyoutPercent = random.pick(['1', '1', '5', '12.5', '18', '21', '28', '35']);
  const rate = random.int(49, 112) / 10;
  const instalments = isRent || random.chance(0.55) ? months : months - 1;
  const initial = toAmount(percentOf(toGrosz(value), initialPercent));
  const buyout = toAmount(percentOf(toGrosz(value), buyoutPercent));
  const monthly = toAmount(
    instalmentAt(
      {
        price: toGrosz(value),
        initialPayment: toGrosz(initial),
        buyoutPrice: toGrosz(
          isRent
            ? toAmount(percentOf(toGrosz(value), String(isLong ? 80 - months : 98 - 2 * months)))
            : buyout,
        ),
        numberOfInstallments: instalments,
        due: random.pick(['arrears', 'advance'] as const),
      },
      rate,
    ),
  );
  const sum = toAmount(instalments * toGrosz(monthly) + toGrosz(initial) + (isRent ? 0 : toGrosz(buyout)));
  return { months, instalments, initialPercent, buyoutPercent, initial, buyout, monthly, rate, sum };
}

function lastDay(signing: string, months: number): string {
  const [year = 0, month = 1, day = 1] = signing.split('-').map(Number);
  const whole = year * 12 + month - 1 + months;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${Math.floor(whole / 12)}-${two((whole % 12) + 1)}-${two(Math.min(day, 28))}`;
}

/** Draws one deal: parties, car, prices, payments, insurance, services and days that fit each other. */
export function drawDeal(random: Random, offerType: 'leasing' | 'rent_long_term' | 'rent_short_term') {
  const isRent = offerType !== 'leasing';
  const car = random.pick(cars);
  const discount = random.pick(['3', '6', '7.5', '9', '11', '14', '18']);
  const catalogGross = toAmount((car.price + random.int(0, 90) * 100) * 100);
  const sellGross = toAmount(toGrosz(catalogGross) - percentOf(toGrosz(catalogGross), discount));
  const value = netOf(sellGross);
  const months = random.pick(
    offerType === 'rent_short_term'
      ? [1, 2, 3, 6, 9, 11]
      : [24, 36, 36, 48, 48, 59, 60].filter((one) => !isRent || one !== 59),
  );
  const plan = drawPlan(random, value, months, isRent);
  const signing = addDays('2026-11-20', random.int(5, 120));
  const yearlyMileage = random.pick([10_000, 12_000, 15_000, 18_000, 20_000, 25_000, 30_000, 35_000, 45_000]);
  const terms = random
    .shuffled([24, 36, 48, 60])
    .slice(0, 3)
    .toSorted((one, other) => one - other);
  return {
    offerType,
    isRent,
    customer: madeUpCustomer(random),
    bank: madeUpHouse(random, isRent ? 'fleet' : 'lessor'),
    dealer: madeUpHouse(random, 'dealer'),
    other: { nip: madeUpNip(random), regon: madeUpRegon(random) },
    car: {
      ...car,
      colour: random.pick(colours),
      shifter: random.pick(car.shifters),
      year: random.pick(['2025', '2026', '2026', '2027']),
      orderNo: `${random.pick(['', 'ZS/', 'KONF-', 'B', 'WD'])}${random.int(100_000, 9_999_999)}${random.pick(['', '/26', '-01', ''])}`,
      vin: vinOf(random),
    },
    prices: { catalogGross, discount, sellGross },
    value,
    valueGross: grossOf(value),
    plan,
    plans: terms.map((term) => drawPlan(random, value, term, isRent)),
    financed: toAmount(toGrosz(value) - toGrosz(plan.initial)),
    interest: {
      kind: random.pick(['fixed', 'variable'] as const),
      index: random.pick(['WIBOR 1M', 'WIBOR 1M', 'WIBOR 3M', 'POLSTR 1M', 'EURIBOR 3M']),
      level: (random.int(210, 590) / 100).toFixed(2),
      margin: (random.int(95, 390) / 100).toFixed(2),
    },
    fee: hundreds(random, 2, 15),
    registration: toAmount(random.pick([18_050, 25_000, 39_900])),
    insurance: {
      yearly: toAmount(random.int(2400, 9400) * 100 + random.pick([0, 0, 37, 50])),
      gap: toAmount(random.int(700, 5200) * 100),
    },
    deposit: hundreds(random, 15, 120),
    mileage: {
      yearly: yearlyMileage,
      total: Math.round((yearlyMileage * months) / 12),
      over: `0.${random.int(18, 69)}`,
    },
    days: {
      made: addDays(signing, -random.int(5, 20)),
      valid: addDays(signing, random.int(1, 14)),
      booking: addDays(signing, random.int(0, 9)),
      signing,
      end: lastDay(signing, months),
    },
    services: {
      insurance: random.chance(0.7),
      maintenance: random.chance(0.8),
      replacementCar: random.chance(0.55),
      assistance: random.chance(0.75),
      damageControl: random.chance(0.6),
      tyres: random.chance(0.55),
    },
    number: `${random.pick(['', 'OF/', 'K/', 'KAL-', 'SYM ', 'L-'])}${random.int(10_000, 999_999)}${random.pick(['/2026', '/11/26', '', '-1'])}`,
  };
}

function vinOf(random: Random): string {
  const letters = Array.from('ABCDEFGHJKLMNPRSTUVWXYZ0123456789');
  const some = (count: number) => Array.from({ length: count }, () => random.pick(letters)).join('');
  return `${random.pick(['TMB', 'VF1', 'WBA', 'SB1', 'KNA', 'ZFA', 'YV1', 'SAL'])}${some(8)}${random.int(100_000, 999_999)}`;
}
