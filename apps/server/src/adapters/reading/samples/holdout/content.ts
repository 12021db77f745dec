import { toAmount, toGrosz } from '@szansa/domain/shared';
import type { ReadingField } from '@szansa/domain/reading';

import type { Random } from '../generator/random.ts';
import type { Deal, Plan } from './deal.ts';
import {
  amount,
  carPrice,
  item,
  premium,
  said,
  shareItems,
  some,
  type Block,
  type Item,
  type Truth,
} from './items.ts';
import type { Voice } from './voice.ts';

type House = Deal['bank'];

function addressItems(
  random: Random,
  voice: Voice,
  { street, postCode, city }: House['address'],
  group: 'company' | 'customer',
): Item[] {
  const streetTruth: Truth = { [`${group}.street`]: street };
  const townTruth: Truth = { [`${group}.postCode`]: postCode, [`${group}.city`]: city };
  if (random.chance(0.3))
    return [
      said(voice, 'street', street, streetTruth),
      said(voice, 'city', `${postCode} ${city}`, townTruth),
    ];
  const text = random.pick([
    `${street}, ${postCode} ${city}`,
    `${postCode} ${city}, ${street}`,
    `${street} ${postCode} ${city}`,
  ]);
  return [said(voice, 'address', text, { ...streetTruth, ...townTruth })];
}

export function customerBlock(random: Random, voice: Voice, { customer: one, isRent }: Deal): Block {
  const named = { 'customer.firstName': one.firstName, 'customer.lastName': one.lastName } as const;
  const nameIn = (label: string) =>
    item(label, /^nazwisko/i.test(label) ? `${one.lastName} ${one.firstName}` : one.name, named);
  const isPerson = one.kind === 'person';
  const ids = isPerson
    ? [said(voice, 'pesel', one.pesel, { 'customer.personalIdNumber': one.pesel })]
    : [
        said(voice, 'nip', voice.nip(one.nip), { 'company.taxIdNumber': one.nip }),
        ...some(random, 0.5, said(voice, 'regon', one.regon, { 'company.regon': one.regon })),
        ...(one.kind === 'firm'
          ? some(random, 0.45, said(voice, 'krs', one.krs, { 'company.krs': one.krs }))
          : []),
      ];
  const contacts = [
    ...(isPerson ? [] : some(random, 0.5, nameIn(voice.say(one.kind === 'firm' ? 'contact' : 'owner')))),
    ...some(
      random,
      0.6,
      said(voice, 'phone', voice.phone(one.phone), { 'customer.phone': `+48${one.phone}` }),
      said(voice, 'email', one.email, { 'customer.email': one.email }),
    ),
  ];
  const address = random.chance(0.75)
    ? addressItems(random, voice, one.address, isPerson ? 'customer' : 'company')
    : [];
  const titles = isRent
    ? ['Najemca', 'Klient', 'Dane najemcy', 'Zamawiający']
    : ['Korzystający', 'Klient', 'Leasingobiorca', 'Dane klienta', 'Dane korzystającego'];
  return {
    kind: 'customer',
    title: voice.in(
      random.pick(titles),
      random.pick(['Client', 'Lessee', 'Customer details', 'Prepared for']),
    ),
    items: [
      isPerson ? nameIn(voice.say('person')) : said(voice, 'firm', one.firm, { 'company.name': one.firm }),
      ...(random.chance(0.5) ? [...ids, ...address] : [...address, ...ids]),
      ...contacts,
    ],
  };
}

const representatives = {
  bank: ['bank.representativeName', 'bank.representativePhone', 'bank.representativeEmail'],
  dealer: ['dealer.representativeName', 'dealer.representativePhone', 'dealer.representativeEmail'],
} as const satisfies Readonly<Record<string, readonly ReadingField[]>>;

function representativeItems(random: Random, voice: Voice, house: House, group: 'bank' | 'dealer'): Item[] {
  const [name, phone, email] = representatives[group];
  const person = house.representative;
  const title = random.chance(0.15)
    ? random.pick(['mgr ', 'Pani ', 'Pan '].slice(0, person.sex === 'she' ? 2 : 1))
    : '';
  return [
    said(
      voice,
      group === 'bank' ? 'adviser' : 'seller',
      `${voice.language === 'pl' ? title : ''}${person.name}`,
      { [name]: person.name },
    ),
    ...some(
      random,
      0.8,
      said(voice, 'phone', voice.phone(person.phone), { [phone]: `+48${person.phone}` }),
      said(voice, 'email', person.email, { [email]: person.email }),
    ),
  ];
}

export function adviserBlock(random: Random, voice: Voice, { bank }: Deal): Block {
  return {
    kind: 'adviser',
    title: voice.in(
      random.pick(['Twój doradca', 'Kontakt', 'Opiekun klienta', 'Masz pytania?']),
      random.pick(['Your contact', 'Contact']),
    ),
    items: representativeItems(random, voice, bank, 'bank'),
  };
}

export function bankBlock(random: Random, voice: Voice, { bank, isRent }: Deal): Block {
  const { street, postCode, city } = bank.address;
  return {
    kind: 'bank',
    title: isRent
      ? voice.in(random.pick(['Wynajmujący', 'Firma CFM', 'Dostawca usługi']), 'Lessor')
      : voice.in(
          random.pick(['Finansujący', 'Leasingodawca', 'Dane Finansującego']),
          random.pick(['Lessor', 'Leasing company']),
        ),
    items: [
      said(voice, isRent ? 'renter' : 'lessor', bank.name, { 'bank.name': bank.name }),
      ...some(random, 0.5, said(voice, 'address', `${street}, ${postCode} ${city}`)),
      said(voice, 'bankTaxId', voice.nip(bank.nip), { 'bank.taxIdNumber': bank.nip }),
      ...some(random, 0.4, said(voice, 'krs', bank.krs), said(voice, 'regon', bank.regon)),
    ],
  };
}

export function dealerBlock(random: Random, voice: Voice, { dealer }: Deal): Block {
  return {
    kind: 'dealer',
    title: voice.in(
      random.pick(['Dostawca', 'Dealer', 'Dostawca przedmiotu', 'Sprzedający']),
      random.pick(['Supplier', 'Dealer']),
    ),
    items: [
      said(voice, 'supplier', dealer.name, { 'dealer.name': dealer.name }),
      ...some(random, 0.4, item('NIP', voice.nip(dealer.nip))),
      ...(random.chance(0.7) ? representativeItems(random, voice, dealer, 'dealer') : []),
    ],
  };
}

function carNames(random: Random, voice: Voice, { car }: Deal): Item[] {
  const brand = random.chance(0.25) ? car.brand.toUpperCase() : car.brand;
  const make = { 'vehicle.manufacturer': car.brand, 'vehicle.model': car.model } as const;
  const version = said(voice, 'version', car.version, { 'vehicle.version': car.version });
  const engine = said(voice, 'engine', car.engine, { 'vehicle.engine': car.engine });
  const asset = (text: string, truth: Truth) => said(voice, 'asset', text, truth);
  return random.pick([
    [
      said(voice, 'make', brand, { 'vehicle.manufacturer': car.brand }),
      said(voice, 'model', car.model, { 'vehicle.model': car.model }),
      ...some(random, 0.8, version, engine),
    ],
    [asset(`${brand} ${car.model}`, make), ...some(random, 0.8, version, engine)],
    [asset(`${brand} ${car.model}`, make), engine],
    [
      asset(`${brand} ${car.model} ${car.version} ${car.engine}`, {
        ...make,
        ...version.truth,
        ...engine.truth,
      }),
    ],
    [asset(`${brand} ${car.model} ${car.version}`, { ...make, ...version.truth }), engine],
    [
      asset(`${brand} ${car.model} ${car.engine}`, { ...make, ...engine.truth }),
      ...some(random, 0.5, version),
    ],
  ]);
}

export function carBlock(random: Random, voice: Voice, deal: Deal): Block {
  const { car } = deal;
  const details = [
    said(voice, 'year', car.year, { 'vehicle.yearOfProduction': car.year }),
    said(voice, 'shifter', car.shifter, { 'vehicle.shifter': car.shifter }),
    said(voice, 'body', car.body, { 'vehicle.body': car.body }),
    said(voice, 'colour', car.colour, { 'vehicle.bodyColor': car.colour }),
    said(voice, 'orderNo', car.orderNo, { 'vehicle.orderNo': car.orderNo }),
    said(voice, 'vin', car.vin, { 'vehicle.vin': car.vin }),
    item(voice.in('Stan', 'Condition'), voice.in('nowy', 'new')),
    item(voice.in('Paliwo', 'Fuel'), voice.in(car.fuel, 'hybrid')),
    item(voice.in('Liczba sztuk', 'Quantity'), '1'),
    item(voice.in('Liczba miejsc', 'Seats'), '5'),
  ];
  return {
    kind: 'car',
    title: voice.in(
      random.pick(['Pojazd', 'Przedmiot leasingu', 'Dane pojazdu', 'Opis przedmiotu', 'Samochód']),
      random.pick(['Vehicle', 'Vehicle details']),
    ),
    items: [...carNames(random, voice, deal), ...random.shuffled(details).slice(0, random.int(2, 7))],
  };
}

export function pricesBlock(random: Random, voice: Voice, { prices }: Deal): Block {
  const cut = toAmount(toGrosz(prices.catalogGross) - toGrosz(prices.sellGross));
  const written = random.chance(0.3)
    ? `${voice.percent(prices.discount)} (${voice.money(cut)})`
    : voice.percent(prices.discount);
  return {
    kind: 'prices',
    title: voice.in(random.pick(['Cena pojazdu', 'Ceny', 'Kalkulacja ceny']), 'Vehicle price'),
    items: [
      carPrice(voice, 'catalog', 'vehicle.grossCatalogPrice', prices.catalogGross),
      said(voice, 'discount', written, { 'vehicle.discount': prices.discount }),
      ...some(random, 0.85, carPrice(voice, 'sell', 'vehicle.grossSellPrice', prices.sellGross)),
    ],
  };
}

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
    voice.in(`${variable} oparte na ${index}`, `${variable}, based on ${index}`),
  ]);
  return [said(voice, 'rate', text, { ...truth, ...indexTruth })];
}

/** The term and the count of instalments, as one, the other or both. */
export function countItems(
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
