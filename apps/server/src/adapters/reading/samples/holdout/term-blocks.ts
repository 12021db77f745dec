import { toAmount, toGrosz } from '@szansa/domain/shared';

import type { Random } from '../generator/random.ts';
import type { Deal, Plan } from './deal.ts';
import { amount, item, said, shareItems, some, type Block, type Item, type Truth } from './items.ts';
import type { Voice } from './voice.ts';

function interestItems(random: Random, voice: Voice, { interest }: Deal): Item[] {
  const { kind, index, level } = interest;
  const truth: Truth = { 'offer.intrestRateType': kind };
  const [fixed, variable] = [
    voice.in(random.pick(['stałe', 'stała', 'Stałe w całym okresie']), 'fixed'),
    voice.in(random.pick(['zmienne', 'zmienna']), random.pick(['variable', 'floating'])),
  ];
  if (kind === 'fixed')
    return [said(voice, 'rate', random.chance(0.3) ? `${fixed}, ${voice.percent(level)}` : fixed, truth)];
  const indexTruth: Truth = { 'offer.rateIndex': index };
  const margin = voice.percent(interest.margin);
  if (random.chance(0.4))
    return [
      said(voice, 'rate', variable, truth),
      said(voice, 'index', random.chance(0.4) ? `${index} (${voice.percent(level)})` : index, indexTruth),
      ...some(random, 0.5, said(voice, 'margin', margin)),
    ];
  const text = random.pick([
    `${variable}, ${index} + ${margin}`,
    `${variable} (${index} ${voice.percent(level)} + ${voice.in('marża', 'margin')} ${margin})`,
    voice.in(`zmienne oparte na ${index}`, `${variable}, based on ${index}`),
  ]);
  return [said(voice, 'rate', text, { ...truth, ...indexTruth })];
}

/** The term and the count of instalments, as one, the other or both. */
function countItems(
  random: Random,
  voice: Voice,
  { months, instalments }: Plan,
  isTermNeeded: boolean,
): Item[] {
  const hasTerm = isTermNeeded || random.chance(0.75);
  const hasCount = !hasTerm || instalments !== months || random.chance(0.45);
  const count = said(voice, 'count', String(instalments), {
    'offer.numberOfInstallments': String(instalments),
  });
  const term = item(`${voice.say('term')}${voice.monthsUnit}`, voice.months(months), {
    'offer.contractMonths': String(months),
    ...(hasCount ? {} : { 'offer.numberOfInstallments': String(months) }),
  });
  return [...(hasTerm ? [term] : []), ...(hasCount ? [count] : [])];
}

/** The payments of one plan of several, without the value. */
export function planItems(voice: Voice, plan: Plan, hasCount: boolean): Item[] {
  return [
    item(`${voice.say('term')}${voice.monthsUnit}`, voice.months(plan.months), {
      'offer.contractMonths': String(plan.months),
      ...(hasCount ? {} : { 'offer.numberOfInstallments': String(plan.months) }),
    }),
    ...shareItems(voice, 'initial', plan.initial, plan.initialPercent),
    ...(hasCount
      ? [
          said(voice, 'count', String(plan.instalments), {
            'offer.numberOfInstallments': String(plan.instalments),
          }),
        ]
      : []),
    amount(voice, 'monthly', 'offer.monthlyAmount', plan.monthly),
    ...shareItems(voice, 'buyout', plan.buyout, plan.buyoutPercent),
  ];
}

export function termsBlock(random: Random, voice: Voice, deal: Deal): Block {
  const { plan, isRent } = deal;
  const hasInitial = plan.initialPercent !== '0';
  const hasOnly = voice.share === 'only';
  const value = amount(voice, 'value', 'offer.vehicleValue', deal.value);
  const items = [
    ...(!isRent || hasOnly || random.chance(0.4) ? [value] : []),
    ...(hasInitial ? shareItems(voice, 'initial', plan.initial, plan.initialPercent) : []),
    ...countItems(random, voice, plan, true),
    amount(voice, isRent ? 'rent' : 'monthly', 'offer.monthlyAmount', plan.monthly),
    ...(isRent ? [] : shareItems(voice, 'buyout', plan.buyout, plan.buyoutPercent)),
    ...(!isRent && random.chance(0.55) ? interestItems(random, voice, deal) : []),
    ...(isRent ? [] : some(random, 0.35, amount(voice, 'sum', null, plan.sum))),
    ...some(
      random,
      0.15,
      item(voice.in('Kwota finansowania netto', 'Financed amount (net)'), voice.money(deal.financed)),
      item(
        voice.in('Kwota podatku VAT', 'VAT amount'),
        voice.money(toAmount(toGrosz(deal.valueGross) - toGrosz(deal.value))),
      ),
      item(voice.in('Stawka VAT', 'VAT rate'), '23%'),
      item(voice.in('Waluta', 'Currency'), 'PLN'),
      item('RRSO', voice.percent(String(plan.rate + 1.4).slice(0, 4))),
      item(voice.in('Kurs EUR (NBP)', 'EUR rate (NBP)'), '4,2871'),
      item(voice.in('Suma opłat / wartość', 'Payments to value'), voice.percent('108.4')),
    ),
  ];
  return {
    kind: 'terms',
    title: voice.in(
      random.pick([
        'Warunki finansowania',
        'Parametry finansowe',
        'Kalkulacja',
        'Podstawowe parametry oferty',
        'Warunki umowy',
        'Finansowanie',
      ]),
      random.pick(['Financial conditions', 'Financing', 'Quotation']),
    ),
    items: random.chance(0.15) ? random.shuffled(items) : items,
  };
}
