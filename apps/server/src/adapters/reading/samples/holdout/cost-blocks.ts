import { toAmount, toGrosz } from '@szansa/domain/shared';
import type { ReadingField } from '@szansa/domain/reading';

import type { Random } from '../generator/random.ts';
import type { Deal } from './deal.ts';
import { amount, premium, said, some, type Block, type Item } from './items.ts';
import type { Voice } from './voice.ts';

type Period = 'none' | 'yearly' | 'whole' | 'monthly' | 'months';

function premiumOf(
  voice: Voice,
  key: 'insurance' | 'gap',
  yearly: string,
  months: number,
  period: Period,
): Item {
  const [field, monthsField] =
    key === 'insurance'
      ? (['offer.carInsurance', 'offer.carInsuranceMonths'] as const)
      : (['offer.gapInsurance', 'offer.gapInsuranceMonths'] as const);
  const grosz = toGrosz(yearly);
  const label = voice.say(key);
  const one = (text: string, count: string, inLabel: string, tail: string) =>
    premium(voice, `${label}${inLabel}`, text, tail, { [field]: text, [monthsField]: count });
  switch (period) {
    case 'none':
      return premium(voice, label, yearly, '', { [field]: yearly });
    case 'yearly':
      return voice.habit < 0.4
        ? one(yearly, '12', voice.in(' (składka roczna)', ' (annual premium)'), '')
        : one(yearly, '12', '', voice.in(voice.habit < 0.7 ? ' rocznie' : ' / rok', ' per year'));
    case 'monthly':
      return voice.habit < 0.5
        ? one(toAmount(Math.round(grosz / 12)), '1', '', voice.in(' miesięcznie', ' per month'))
        : one(toAmount(Math.round(grosz / 12)), '1', '', voice.in(' / mies.', ' monthly'));
    case 'whole':
      return one(
        toAmount(Math.round((grosz * months) / 12)),
        String(months),
        '',
        voice.in(' (za cały okres umowy)', ' (whole contract period)'),
      );
    default:
      return one(
        toAmount(Math.round((grosz * months) / 12)),
        String(months),
        '',
        voice.in(` za ${months} mies.`, ` for ${months} months`),
      );
  }
}

export function costsBlock(random: Random, voice: Voice, deal: Deal, hasOneTerm = true): Block {
  const { insurance, plan } = deal;
  const periods: readonly Period[] = hasOneTerm
    ? ['none', 'yearly', 'yearly', 'whole', 'monthly', 'months']
    : ['none', 'yearly', 'monthly'];
  const all = [
    ...(deal.isRent
      ? []
      : [
          premiumOf(voice, 'insurance', insurance.yearly, plan.months, random.pick(periods)),
          premiumOf(
            voice,
            'gap',
            insurance.gap,
            plan.months,
            random.pick(periods.filter((one) => one !== 'monthly')),
          ),
        ]),
    amount(voice, 'fee', 'offer.transactionCosts', deal.fee),
    amount(voice, 'registration', null, deal.registration),
    ...(deal.isRent || random.chance(0.3)
      ? [premium(voice, voice.say('deposit'), deal.deposit, '', { 'offer.deposit': deal.deposit })]
      : []),
  ];
  return {
    kind: 'costs',
    title: voice.in(
      random.pick(['Opłaty dodatkowe', 'Ubezpieczenie i opłaty', 'Koszty dodatkowe', 'Pozostałe opłaty']),
      random.pick(['Additional costs', 'Insurance and fees']),
    ),
    items: random.shuffled(all).slice(0, random.int(1, all.length)),
  };
}

export function datesBlock(random: Random, voice: Voice, { days }: Deal): Block {
  const { day } = voice;
  const all = [
    said(voice, 'booking', day(days.booking), { 'offer.bookingDate': days.booking }),
    said(voice, 'signing', day(days.signing), { 'offer.dealSigningDate': days.signing }),
    said(voice, 'end', day(days.end), { 'offer.dealEndDate': days.end }),
    said(voice, 'made', day(days.made)),
    said(voice, 'valid', day(days.valid)),
  ];
  return {
    kind: 'dates',
    title: voice.in(random.pick(['Terminy', 'Daty', 'Harmonogram transakcji']), 'Dates'),
    items: random.shuffled(all).slice(0, random.int(2, 5)),
  };
}

export function servicesBlock(random: Random, voice: Voice, { services, mileage }: Deal): Block {
  const service = (
    key: 'Insurance' | 'Maintenance' | 'ReplacementCar' | 'Assistance' | 'DamageControl' | 'Tyres',
    field: ReadingField,
    isIn: boolean,
  ) => said(voice, `service${key}`, voice.yesNo(isIn), { [field]: isIn ? 'yes' : 'no' });
  const hasYearly = random.chance(0.75);
  return {
    kind: 'services',
    title: voice.in(
      random.pick(['Zakres usług', 'Usługi w abonamencie', 'Pakiet usług', 'Limit i usługi']),
      'Services',
    ),
    items: [
      ...(hasYearly
        ? [said(voice, 'yearly', voice.km(mileage.yearly), { 'offer.yearlyMileage': String(mileage.yearly) })]
        : []),
      ...(!hasYearly || random.chance(0.5)
        ? [said(voice, 'total', voice.km(mileage.total), { 'offer.totalMileage': String(mileage.total) })]
        : []),
      ...some(
        random,
        0.6,
        said(
          voice,
          'over',
          voice.in(`${mileage.over.replace('.', ',')} zł netto/km`, `PLN ${mileage.over}/km`),
        ),
      ),
      ...random
        .shuffled([
          service('Insurance', 'services.insurance', services.insurance),
          service('Maintenance', 'services.maintenance', services.maintenance),
          service('ReplacementCar', 'services.replacementCar', services.replacementCar),
          service('Assistance', 'services.assistance', services.assistance),
          service('DamageControl', 'services.damageControl', services.damageControl),
          service('Tyres', 'services.tyres', services.tyres),
        ])
        .slice(0, random.int(3, 6)),
    ],
  };
}
