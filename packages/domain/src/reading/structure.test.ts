import { describe, expect, it } from 'vitest';

import { withClaims } from './forms.ts';
import { readQuote } from './read-quote.ts';
import type { ReadPage } from './words.ts';

type Text = readonly [x: number, y: number, text: string];

/** A page with texts at places, each letter 5 points wide and 10 high. */
function page(texts: readonly Text[], source: ReadPage['source'] = 'text'): ReadPage {
  const words = texts.flatMap(([x, y, text]) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      box: { x: x + index * 5, y, width: word.length * 5, height: 10 },
      confidence: 1,
    })),
  );
  return { number: 1, width: 595, height: 842, source, words };
}

const valuesOf = (texts: readonly Text[], source?: ReadPage['source']) =>
  Object.fromEntries(readQuote([page(texts, source)]).map((one) => [one.field, one]));

/** Rows of cells at these left edges. */
const rows = (edges: readonly number[], cells: readonly (readonly string[])[], top = 40, step = 16): Text[] =>
  cells.flatMap((row, at) =>
    row.flatMap((text, index): Text[] => (text === '' ? [] : [[edges[index] ?? 0, top + at * step, text]])),
  );

describe('columns and labels', () => {
  it('RD26 takes no label and no value of the column beside for an empty value', () => {
    const found = valuesOf(
      rows(
        [40, 150, 310, 450],
        [
          ['Marka', 'Kia', 'Wartość pojazdu netto', '100 000,00 zł'],
          ['Model', 'Sportage', 'Rata netto', '2 000,00 zł'],
          ['Kolor', '', 'Ubezpieczenie', '4 312,00 zł'],
          ['Nr zamówienia', '', 'Wykup netto', '1 000,00 zł'],
        ],
      ),
    );
    expect(found['vehicle.bodyColor']).toBeUndefined();
    expect(found['vehicle.orderNo']).toBeUndefined();
    expect(found['offer.buyoutPrice']).toMatchObject({ value: '1000.00' });
  });

  it('RD26 knows a label by its column', () => {
    const found = valuesOf(
      rows(
        [40, 200],
        [
          ['Marka', 'Kia'],
          ['Kolor', ''],
          ['Zabezpieczenie umowy', 'weksel'],
          ['Model', 'Sportage'],
        ],
      ),
    );
    expect(found['vehicle.bodyColor']).toBeUndefined();
  });

  it('RD33 joins labels and values that go on in the next line', () => {
    const found = valuesOf(
      rows(
        [40, 220],
        [
          ['Miesięczna opłata leasingowa', '2 000,00 zł'],
          ['netto', ''],
          ['Przedmiot leasingu', 'Volkswagen T-Roc'],
          ['', 'R-Line 1.5 TSI 150 KM'],
        ],
        40,
        13,
      ),
    );
    expect(found['offer.monthlyAmount']).toMatchObject({ value: '2000.00', doubts: [] });
    expect(found['vehicle.engine']).toMatchObject({ value: '1.5 TSI 150 KM' });
  });

  it('RD32 reads variants beside each other, and what is common to them once', () => {
    const found = readQuote([
      page(
        rows(
          [40, 220, 340],
          [
            ['', 'Wariant 1', 'Wariant 2'],
            ['Wartość pojazdu netto', '100 000,00', '100 000,00'],
            ['Liczba rat', '35', '47'],
            ['Rata netto', '2 900,00', '1 950,00'],
          ],
        ),
      ),
    ]);
    const of = (field: string) =>
      found.filter((one) => one.field === field).map(({ value, variant }) => [variant, value]);
    expect(of('offer.vehicleValue')).toEqual([[null, '100000.00']]);
    expect(of('offer.numberOfInstallments')).toEqual([
      [1, '35'],
      [2, '47'],
    ]);
    expect(of('offer.monthlyAmount')).toEqual([
      [1, '2900.00'],
      [2, '1950.00'],
    ]);
  });
});

describe('houses and people', () => {
  const parties = rows(
    [40, 300],
    [
      ['Korzystający', 'Dostawca'],
      ['Próbna sp. z o.o.', 'Auto Salon Testowy S.A.'],
      ['NIP 9991000128', 'Handlowiec: Jan Salonowy'],
      ['tel. 600 100 200', 'tel. 600 300 400'],
    ],
  );
  const foot: Text = [
    40,
    700,
    'Leasing Wzorcowy S.A., ul. Prosta 1, 00-838 Warszawa, NIP 9990000014, KRS 0000123456',
  ];

  it('RD27 reads the bank in the imprint, and the dealer with its seller', () => {
    const found = valuesOf([
      ...parties,
      [40, 200, 'Opiekun: Ewa Doradcza'],
      [40, 216, 'ewa@lease.example'],
      foot,
    ]);
    expect(found).toMatchObject({
      'bank.name': { value: 'Leasing Wzorcowy S.A.' },
      'bank.taxIdNumber': { value: '9990000014' },
      'bank.representativeName': { value: 'Ewa Doradcza' },
      'bank.representativeEmail': { value: 'ewa@lease.example' },
      'dealer.name': { value: 'Auto Salon Testowy S.A.' },
      'dealer.representativeName': { value: 'Jan Salonowy' },
      'company.taxIdNumber': { value: '9991000128' },
      'customer.phone': { value: '+48600100200' },
    });
    expect(found['company.krs']).toBeUndefined();
  });
});

describe('what a deal is closed with', () => {
  it('RD28 reads the index beside its caption, and leaves one open that is only named', () => {
    const beside = valuesOf([[40, 40, 'Oprocentowanie: zmienne, WIBOR 3M + marża 2,1%']]);
    expect(beside['offer.rateIndex']).toMatchObject({ value: 'WIBOR 3M', doubts: [] });
    const named = valuesOf([[40, 40, 'Rata zależy od POLSTR 1M.']]);
    expect(named['offer.rateIndex']).toMatchObject({ value: 'POLSTR 1M', doubts: ['guessed'] });
  });

  it('RD29 reads what a premium is for', () => {
    const found = valuesOf([
      [40, 40, 'Ubezpieczenie OC/AC: 4 000,00 zł rocznie'],
      [40, 60, 'GAP: 2 000,00 zł (36 miesięcy)'],
    ]);
    expect(found).toMatchObject({
      'offer.carInsurance': { value: '4000.00' },
      'offer.carInsuranceMonths': { value: '12' },
      'offer.gapInsurance': { value: '2000.00' },
      'offer.gapInsuranceMonths': { value: '36' },
    });
  });

  it('RD30 reads kilometres a year and in all, and services', () => {
    const found = valuesOf(
      rows(
        [40, 240],
        [
          ['Okres najmu', '36 miesięcy'],
          ['Limit kilometrów rocznie', '30 000 km'],
          ['Łączny limit kilometrów', '90 000 km'],
          ['Serwis', 'w cenie'],
          ['Opony', 'brak'],
        ],
      ),
    );
    expect(found).toMatchObject({
      'offer.yearlyMileage': { value: '30000', confidence: 0.97 },
      'offer.totalMileage': { value: '90000', confidence: 0.97 },
      'services.maintenance': { value: 'yes' },
      'services.tyres': { value: 'no' },
    });
  });

  it('RD31 reads services in a list', () => {
    const found = valuesOf([[40, 40, 'W cenie najmu: serwis, assistance, samochód zastępczy.']]);
    expect(found).toMatchObject({
      'services.maintenance': { value: 'yes' },
      'services.assistance': { value: 'yes' },
      'services.replacementCar': { value: 'yes' },
    });
  });
});

describe('what is not proposed, or not as certain', () => {
  it('RD34 proposes no amount as an order number, and no label as a colour', () => {
    const found = valuesOf([
      [40, 40, 'Nr zamówienia: 4 312,00 zł'],
      [40, 60, 'Kolor: Ubezpieczenie'],
    ]);
    expect(found['vehicle.orderNo']).toBeUndefined();
    expect(found['vehicle.bodyColor']).toBeUndefined();
  });

  it('RD35 leaves an amount open that two fields claim', () => {
    const [one] = readQuote([page([[40, 40, 'Rata netto: 2 000,00 zł']])]);
    if (!one) throw new Error('nothing was read');
    const claimed = withClaims([one, { ...one, field: 'offer.deposit' }]);
    expect(claimed.map(({ doubts }) => doubts)).toEqual([['several_values'], ['several_values']]);
    expect(withClaims([one])).toEqual([one]);
  });

  it('RD36 puts confused letters of captions right in a picture alone', () => {
    const texts: readonly Text[] = [[40, 40, 'Kaucia zwrotna: 5 000,00 zł']];
    expect(valuesOf(texts, 'scan')['offer.deposit']).toMatchObject({ value: '5000.00' });
    expect(valuesOf(texts)['offer.deposit']).toBeUndefined();
  });
});
