import type { ReadingField } from '@szansa/domain/reading';
import { grossOf, netOf } from '@szansa/domain/leasing';

import type { Facts } from './facts.ts';
import { labels, type LabelKey, type QuoteLanguage } from './labels.ts';
import type { Random } from './random.ts';
import { dayText, groupedPhone, wayOf, type Way } from './writing.ts';

export type Expected = Partial<Record<ReadingField, string>>;

/** A value as it is printed under a label, and what is to be read of it. */
export interface Entry {
  readonly label: string;
  readonly value: string;
  readonly expected: Expected;
  /** An amount, for layouts with columns of net, VAT and gross; `null` for what is none. */
  readonly net: string | null;
  /** What is to be read of it where it is printed as net. */
  readonly netExpected: Expected;
}

export interface Section {
  readonly title: string;
  readonly kind: 'customer' | 'bank' | 'dealer' | 'vehicle' | 'terms' | 'costs' | 'dates' | 'rent';
  readonly entries: readonly Entry[];
}

/** How one document writes its amounts, and which words it uses. */
export interface Style extends Way {
  readonly language: QuoteLanguage;
  readonly basis: 'net-label' | 'net-suffix' | 'all-net' | 'unmarked' | 'gross-label';
  readonly labelOf: (key: LabelKey) => string;
  readonly share: 'amount' | 'both' | 'percent-first' | 'apart' | 'percent-only';
}

export function styleOf(random: Random): Style {
  const language = random.chance(0.15) ? 'en' : 'pl';
  const chosen = new Map<LabelKey, string>();
  const isUpper = random.chance(0.08);
  return {
    ...wayOf(random, language),
    language,
    basis: random.pick([
      'net-label',
      'net-label',
      'net-label',
      'net-suffix',
      'all-net',
      'unmarked',
      'gross-label',
    ]),
    share: random.pick(['amount', 'both', 'both', 'percent-first', 'apart', 'percent-only']),
    labelOf: (key) => {
      const label = chosen.get(key) ?? random.pick(labels[language][key]);
      chosen.set(key, label);
      return isUpper ? label.toUpperCase() : label;
    },
  };
}

const plain = (label: string, value: string, expected: Expected): Entry => ({
  label,
  value,
  expected,
  net: null,
  netExpected: expected,
});

/** An amount that bears VAT, printed as the style has it. */
function amount(
  { basis, language, money, labelOf }: Style,
  key: LabelKey,
  field: ReadingField | null,
  net: string,
): Entry {
  const isGross = basis === 'gross-label';
  const printed = isGross ? grossOf(net) : net;
  const word = language === 'pl' ? { net: 'netto', gross: 'brutto' } : { net: 'net', gross: 'gross' };
  const label = labelOf(key);
  const marked =
    basis === 'net-label'
      ? `${label} ${language === 'pl' ? word.net : `(${word.net})`}`
      : isGross
        ? `${label} ${word.gross}`
        : label;
  const expectedOf = (value: string): Expected => (field === null ? {} : { [field]: value });
  return {
    label: marked,
    value: basis === 'net-suffix' ? `${money(printed)} ${word.net}` : money(printed),
    expected: expectedOf(isGross ? netOf(printed) : net),
    net,
    netExpected: expectedOf(net),
  };
}

/** A share of the value: its amount, its percentage, or both. */
function share(style: Style, key: 'initial' | 'buyout', net: string, percent: string): Entry[] {
  const [field, percentField] =
    key === 'initial'
      ? (['offer.initialPayment', 'offer.initialPaymentPercent'] as const)
      : (['offer.buyoutPrice', 'offer.buyoutPercent'] as const);
  const whole = amount(style, key, field, net);
  const written = style.percent(percent);
  const both = { ...whole.expected, [percentField]: percent };
  const exact = { ...whole.netExpected, [percentField]: percent };
  const ways: Readonly<Record<Style['share'], readonly Entry[]>> = {
    amount: [whole],
    both: [{ ...whole, value: `${whole.value} (${written})`, expected: both }],
    'percent-first': [{ ...whole, value: `${written} / ${whole.value}`, expected: both }],
    apart: [whole, plain(`${style.labelOf(key)} (%)`, written, { [percentField]: percent })],
    'percent-only': [plain(style.labelOf(key), written, exact)],
  };
  return [...ways[style.share]];
}

function contactEntries(
  style: Style,
  person: Facts['bank']['representative'],
  fields: readonly [ReadingField, ReadingField, ReadingField],
  key: 'adviser' | 'seller',
): Entry[] {
  return [
    plain(style.labelOf(key), person.name, { [fields[0]]: person.name }),
    plain(style.labelOf('phone'), groupedPhone(person.phone, style), { [fields[1]]: `+48${person.phone}` }),
    plain(style.labelOf('email'), person.email, { [fields[2]]: person.email }),
  ];
}

function customerSection(random: Random, style: Style, { customer: one }: Facts): Section {
  const { labelOf, language } = style;
  const { street, postCode, city } = one.address;
  const isFirm = one.kind === 'firm';
  const group = isFirm ? 'company' : 'customer';
  const entries = [
    isFirm
      ? plain(labelOf('customerFirm'), one.firm, { 'company.name': one.firm })
      : plain(labelOf('customerPerson'), one.name, {
          'customer.firstName': one.firstName,
          'customer.lastName': one.lastName,
        }),
    ...(isFirm ? [plain(labelOf('nip'), style.nip(one.nip), { 'company.taxIdNumber': one.nip })] : []),
    ...(isFirm && random.chance(0.5)
      ? [plain(labelOf('regon'), one.regon, { 'company.regon': one.regon })]
      : []),
    ...(isFirm && random.chance(0.4) ? [plain(labelOf('krs'), one.krs, { 'company.krs': one.krs })] : []),
    ...(isFirm ? [] : [plain(labelOf('pesel'), one.pesel, { 'customer.personalIdNumber': one.pesel })]),
    ...(random.chance(0.7)
      ? [
          plain(labelOf('address'), `${street}, ${postCode} ${city}`, {
            [`${group}.street`]: street,
            [`${group}.postCode`]: postCode,
            [`${group}.city`]: city,
          }),
        ]
      : []),
    ...(isFirm && random.chance(0.4)
      ? [
          plain(labelOf('contact'), one.name, {
            'customer.firstName': one.firstName,
            'customer.lastName': one.lastName,
          }),
        ]
      : []),
    ...(random.chance(0.6)
      ? [plain(labelOf('phone'), groupedPhone(one.phone, style), { 'customer.phone': `+48${one.phone}` })]
      : []),
    ...(random.chance(0.6) ? [plain(labelOf('email'), one.email, { 'customer.email': one.email })] : []),
  ];
  const title =
    language === 'pl'
      ? random.pick([
          'Klient',
          'Korzystający',
          'Leasingobiorca',
          'Dane klienta',
          'Dane korzystającego',
          'Najemca / Klient',
        ])
      : random.pick(['Customer', 'Lessee', 'Client details']);
  return { title, kind: 'customer', entries };
}

function bankSection(random: Random, style: Style, { bank, offerType }: Facts): Section {
  const { labelOf, language } = style;
  const isLease = offerType === 'leasing';
  const title =
    language === 'pl'
      ? random.pick(
          isLease ? ['Leasingodawca', 'Finansujący', 'Dane finansującego'] : ['Wynajmujący', 'Finansujący'],
        )
      : random.pick(['Lessor', 'Leasing company']);
  return {
    title,
    kind: 'bank',
    entries: [
      plain(language === 'pl' ? 'Nazwa' : 'Name', bank.name, { 'bank.name': bank.name }),
      plain(labelOf('nip'), style.nip(bank.nip), { 'bank.taxIdNumber': bank.nip }),
      ...(random.chance(0.6)
        ? contactEntries(
            style,
            bank.representative,
            ['bank.representativeName', 'bank.representativePhone', 'bank.representativeEmail'],
            'adviser',
          )
        : []),
    ],
  };
}

function dealerSection(random: Random, style: Style, { dealer }: Facts): Section {
  const { language } = style;
  return {
    title:
      language === 'pl'
        ? random.pick(['Dostawca', 'Dealer', 'Sprzedający', 'Dostawca pojazdu'])
        : random.pick(['Supplier', 'Dealer']),
    kind: 'dealer',
    entries: [
      plain(language === 'pl' ? 'Nazwa' : 'Name', dealer.name, { 'dealer.name': dealer.name }),
      ...(random.chance(0.6)
        ? contactEntries(
            style,
            dealer.representative,
            ['dealer.representativeName', 'dealer.representativePhone', 'dealer.representativeEmail'],
            'seller',
          )
        : []),
    ],
  };
}

function vehicleSection(random: Random, style: Style, facts: Facts): Section {
  const { labelOf, language, money, percent } = style;
  const { vehicle: car, catalogGross, discount, sellGross } = facts;
  const gross = language === 'pl' ? ' brutto' : ' (gross)';
  const name = { 'vehicle.manufacturer': car.brand, 'vehicle.model': car.model };
  const version = { 'vehicle.version': car.version };
  const engine = { 'vehicle.engine': car.engine };
  const named = random.pick([
    [
      plain(labelOf('make'), car.brand, { 'vehicle.manufacturer': car.brand }),
      plain(labelOf('model'), car.model, { 'vehicle.model': car.model }),
      plain(labelOf('version'), car.version, version),
      plain(labelOf('engine'), car.engine, engine),
    ],
    [
      plain(labelOf('makeModel'), `${car.brand} ${car.model}`, name),
      plain(labelOf('version'), car.version, version),
      plain(labelOf('engine'), car.engine, engine),
    ],
    [
      plain(labelOf('makeModel'), `${car.brand} ${car.model} ${car.version} ${car.engine}`, {
        ...name,
        ...version,
        ...engine,
      }),
    ],
    [plain(labelOf('makeModel'), `${car.brand} ${car.model} ${car.engine}`, { ...name, ...engine })],
  ]);
  const details = [
    plain(labelOf('year'), car.year, { 'vehicle.yearOfProduction': car.year }),
    plain(labelOf('shifter'), car.shifter, { 'vehicle.shifter': car.shifter }),
    plain(labelOf('body'), car.body, { 'vehicle.body': car.body }),
    plain(labelOf('color'), car.color, { 'vehicle.bodyColor': car.color }),
    plain(labelOf('orderNo'), car.orderNo, { 'vehicle.orderNo': car.orderNo }),
    plain(labelOf('vin'), car.vin, { 'vehicle.vin': car.vin }),
    plain(language === 'pl' ? 'Stan' : 'Condition', language === 'pl' ? 'nowy' : 'new', {}),
    plain(language === 'pl' ? 'Rodzaj paliwa' : 'Fuel', language === 'pl' ? 'benzyna' : 'petrol', {}),
  ];
  const prices = random.chance(0.4)
    ? [
        plain(`${labelOf('catalog')}${gross}`, money(catalogGross), {
          'vehicle.grossCatalogPrice': catalogGross,
        }),
        plain(labelOf('discount'), percent(discount), { 'vehicle.discount': discount }),
        plain(`${labelOf('sell')}${gross}`, money(sellGross), { 'vehicle.grossSellPrice': sellGross }),
      ]
    : [];
  return {
    title:
      language === 'pl'
        ? random.pick(['Dane pojazdu', 'Pojazd', 'Przedmiot leasingu', 'Specyfikacja pojazdu'])
        : 'Vehicle data',
    kind: 'vehicle',
    entries: [...named, ...random.shuffled(details).slice(0, random.int(2, 6)), ...prices],
  };
}

function months(style: Style, count: number): string {
  return style.language === 'pl' ? style.months(count) : `${count} months`;
}

function termsSection(random: Random, style: Style, facts: Facts): Section {
  const { labelOf, language } = style;
  const isTerm = random.chance(0.7);
  const isCount = !isTerm || random.chance(0.6);
  const { instalments, months: term, rate, index, margin } = facts;
  const counts = [
    ...(isTerm
      ? [
          plain(labelOf('term'), months(style, term), {
            'offer.contractMonths': String(term),
            ...(isCount ? {} : { 'offer.numberOfInstallments': String(term) }),
          }),
        ]
      : []),
    ...(isCount
      ? [plain(labelOf('count'), String(instalments), { 'offer.numberOfInstallments': String(instalments) })]
      : []),
  ];
  const rated = { 'offer.intrestRateType': rate } as const;
  const isIndexApart = random.chance(0.4);
  const word = language === 'pl' ? { fixed: 'stałe', variable: 'zmienne' }[rate] : rate;
  const rates =
    rate === 'fixed'
      ? [plain(labelOf('rate'), word, rated)]
      : isIndexApart
        ? [
            plain(labelOf('rate'), word, rated),
            plain(labelOf('index'), index, { 'offer.rateIndex': index }),
            plain(language === 'pl' ? 'Marża' : 'Margin', margin, {}),
          ]
        : [
            plain(
              labelOf('rate'),
              random.pick([
                `${word}, ${index} + ${language === 'pl' ? 'marża' : 'margin'} ${margin}`,
                `${word} (${index})`,
              ]),
              { ...rated, 'offer.rateIndex': index },
            ),
          ];
  const entries = [
    amount(style, 'value', 'offer.vehicleValue', facts.value),
    ...share(style, 'initial', facts.initial, facts.initialPercent),
    ...counts,
    amount(style, 'monthly', 'offer.monthlyAmount', facts.monthly),
    ...share(style, 'buyout', facts.buyout, facts.buyoutPercent),
    ...(random.chance(0.5) ? rates : []),
    ...(isCount && random.chance(0.4) ? [amount(style, 'sum', null, facts.sum)] : []),
    ...(random.chance(0.25)
      ? [
          amount(
            { ...style, labelOf: () => (language === 'pl' ? 'Kwota finansowania' : 'Financed amount') },
            'value',
            null,
            facts.financed,
          ),
        ]
      : []),
  ];
  return {
    title:
      language === 'pl'
        ? random.pick([
            'Parametry leasingu',
            'Warunki finansowe',
            'Kalkulacja',
            'Warunki finansowania',
            'Parametry oferty',
          ])
        : 'Financial terms',
    kind: 'terms',
    entries: random.chance(0.2) ? random.shuffled(entries) : entries,
  };
}

function costsSection(random: Random, style: Style, facts: Facts): Section {
  const { labelOf, language, money } = style;
  const period = (field: ReadingField): { text: string; expected: Expected } =>
    random.pick([
      { text: '', expected: {} },
      { text: language === 'pl' ? ' rocznie' : ' per year', expected: { [field]: '12' } },
      { text: language === 'pl' ? ' / rok' : ' / year', expected: { [field]: '12' } },
      { text: ` (${months(style, facts.months)})`, expected: { [field]: String(facts.months) } },
    ]);
  const car = period('offer.carInsuranceMonths');
  const gap = period('offer.gapInsuranceMonths');
  const all = [
    plain(labelOf('insurance'), `${money(facts.insurance)}${car.text}`, {
      'offer.carInsurance': facts.insurance,
      ...car.expected,
    }),
    plain(labelOf('gap'), `${money(facts.gap)}${gap.text}`, {
      'offer.gapInsurance': facts.gap,
      ...gap.expected,
    }),
    amount(style, 'fee', 'offer.transactionCosts', facts.fee),
    plain(labelOf('deposit'), money(facts.deposit), { 'offer.deposit': facts.deposit }),
    plain(language === 'pl' ? 'Opłata rejestracyjna' : 'Registration fee', money('250.00'), {}),
  ];
  return {
    title:
      language === 'pl'
        ? random.pick(['Koszty dodatkowe', 'Ubezpieczenia i opłaty', 'Opłaty dodatkowe'])
        : 'Additional costs',
    kind: 'costs',
    entries: random.shuffled(all).slice(0, random.int(1, 5)),
  };
}

function datesSection(random: Random, style: Style, facts: Facts): Section {
  const { labelOf, language } = style;
  const day = (value: string) => dayText(value, style);
  const all = [
    plain(labelOf('booking'), day(facts.booking), { 'offer.bookingDate': facts.booking }),
    plain(labelOf('signing'), day(facts.signing), { 'offer.dealSigningDate': facts.signing }),
    plain(labelOf('end'), day(facts.end), { 'offer.dealEndDate': facts.end }),
    plain(language === 'pl' ? 'Oferta ważna do' : 'Offer valid until', day(facts.signing), {}),
    plain(language === 'pl' ? 'Data sporządzenia' : 'Date of issue', day(facts.booking), {}),
  ];
  return {
    title: language === 'pl' ? 'Terminy' : 'Dates',
    kind: 'dates',
    entries: random.shuffled(all).slice(0, random.int(1, 4)),
  };
}

function rentSection(random: Random, style: Style, facts: Facts): Section {
  const { labelOf, language, kilometres } = style;
  const words =
    language === 'pl'
      ? random.pick([
          ['w cenie', 'brak'],
          ['tak', 'nie'],
          ['zawarte', 'niezawarte'],
        ] as const)
      : (['included', 'not included'] as const);
  const service = (key: LabelKey, field: ReadingField, isIn: boolean) =>
    plain(labelOf(key), words[isIn ? 0 : 1], { [field]: isIn ? 'yes' : 'no' });
  const { services } = facts;
  const all = [
    service('serviceInsurance', 'services.insurance', services.insurance),
    service('serviceMaintenance', 'services.maintenance', services.maintenance),
    service('serviceReplacementCar', 'services.replacementCar', services.replacementCar),
    service('serviceAssistance', 'services.assistance', services.assistance),
    service('serviceDamageControl', 'services.damageControl', services.damageControl),
    service('serviceTyres', 'services.tyres', services.tyres),
  ];
  return {
    title: language === 'pl' ? random.pick(['Usługi', 'Zakres usług', 'Warunki najmu']) : 'Services',
    kind: 'rent',
    entries: [
      plain(labelOf('yearKm'), kilometres(facts.yearlyMileage), {
        'offer.yearlyMileage': String(facts.yearlyMileage),
      }),
      ...(random.chance(0.5)
        ? [
            plain(labelOf('allKm'), kilometres(facts.totalMileage), {
              'offer.totalMileage': String(facts.totalMileage),
            }),
          ]
        : []),
      plain(
        language === 'pl' ? 'Stawka za nadprzebieg' : 'Excess mileage rate',
        language === 'pl' ? '0,45 zł/km' : 'PLN 0.45/km',
        {},
      ),
      ...all.slice(0, random.int(3, 6)),
    ],
  };
}

/** The sections of a document, with what is to be read of each entry. */
export function sectionsOf(random: Random, style: Style, facts: Facts): Section[] {
  const isRent = facts.offerType !== 'leasing';
  return [
    customerSection(random, style, facts),
    ...(random.chance(0.6) ? [bankSection(random, style, facts)] : []),
    vehicleSection(random, style, facts),
    termsSection(random, style, facts),
    ...(random.chance(0.6) ? [costsSection(random, style, facts)] : []),
    ...(random.chance(0.35) ? [dealerSection(random, style, facts)] : []),
    ...(random.chance(0.5) ? [datesSection(random, style, facts)] : []),
    ...(isRent ? [rentSection(random, style, facts)] : []),
  ];
}
