import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { addDays, toAmount } from '../shared/index.ts';
import { datesIn } from './dates.ts';
import { idIn, vinIn } from './identifiers.ts';
import { amountsIn, countsIn, percentsIn } from './numbers.ts';
import { isCertain } from './fields.ts';
import { readQuote } from './read-quote.ts';
import type { ReadPage } from './words.ts';

/** A page with texts at places, each letter 5 points wide and 10 high. */
function page(
  texts: readonly (readonly [x: number, y: number, text: string])[],
  source: ReadPage['source'] = 'text',
): ReadPage {
  const words = texts.flatMap(([x, y, text]) =>
    [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({
      text: word,
      box: { x: x + index * 5, y, width: word.length * 5, height: 10 },
      confidence: 1,
    })),
  );
  return { number: 1, width: 595, height: 842, source, words };
}

const read = (...texts: (readonly [number, number, string])[]) =>
  Object.fromEntries(readQuote([page(texts)]).map((one) => [one.field, one]));

const thousands = (digits: string, sign: string) => digits.replaceAll(/\B(?=(\d{3})+$)/g, sign);

describe('numbers', () => {
  it('RD2 reads every amount in every way it is written', () => {
    const ways = [
      [' ', ','],
      ['\u00a0', ','],
      ['.', ','],
      [',', '.'],
      ['', ','],
      ["'", '.'],
    ] as const;
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 99_999_999_999 }),
        fc.constantFrom(...ways),
        (grosze, [group, point]) => {
          const whole = thousands(String(Math.floor(grosze / 100)), group);
          const text = `Rata ${whole}${point}${String(grosze % 100).padStart(2, '0')} zł netto`;
          expect(amountsIn(text)).toMatchObject([
            { value: toAmount(grosze), isMoney: true, isMended: false },
          ]);
        },
      ),
    );
  });

  it('RD2 accepts no percent, day, code or word as an amount', () => {
    for (const text of ['10 %', '31.12.2026', '2026-12-31', 'OF/2026/11/00123', 'A4', '1.5-TSI']) {
      expect(amountsIn(text).filter(({ isMoney }) => isMoney)).toEqual([]);
    }
    expect(amountsIn('3 412,-')).toMatchObject([{ value: '3412.00' }]);
  });

  it('RD3 reads percents', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom('.', ','), (part, point) => {
        const fraction = String(part % 10_000).padStart(4, '0');
        const decimals = fraction.replace(/0+$/, '');
        const whole = Math.floor(part / 10_000);
        expect(percentsIn(`Wykup ${whole}${point}${fraction} %`)).toMatchObject([
          { value: `${whole}${decimals && `.${decimals}`}` },
        ]);
      }),
    );
  });

  it('RD4 reads instalments, months and years', () => {
    expect(countsIn('36 m-cy')).toMatchObject([{ value: 36, isNamed: true }]);
    expect(countsIn('3 lata')).toMatchObject([{ value: 36, isNamed: true }]);
    expect(countsIn('3 412,77 zł')).toEqual([]);
  });

  it('RD5 reads every day in every way it is written, and none that does not exist', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 36_000 }), (days) => {
        const day = addDays('2000-01-01', days);
        const [year = '', month = '', date = ''] = day.split('-');
        for (const text of [day, `${date}.${month}.${year}`, `${Number(date)}-${Number(month)}-${year}`]) {
          expect(datesIn(`Data: ${text}`)).toMatchObject([{ value: day }]);
        }
      }),
    );
    expect(datesIn('5 marca 2026, March 6, 2026')).toMatchObject([
      { value: '2026-03-05' },
      { value: '2026-03-06' },
    ]);
    expect(datesIn('30.02.2026')).toEqual([]);
  });
});

describe('identifiers', () => {
  it('RD18 are mended only where the check digit proves it', () => {
    expect(idIn(': 999-2OO-0O-02', 0, 'nip')).toBeNull();
    expect(idIn(': 999 100 01 28', 0, 'nip')).toMatchObject({ value: '9991000128', isRight: true });
    expect(idIn(': 999 lOO Ol 28', 0, 'nip')).toMatchObject({ value: '9991000128', isRight: true });
    expect(idIn(': 9991000129', 0, 'nip')).toMatchObject({ isRight: false });
    expect(vinIn('WVGZZZAIZPV123456')).toMatchObject({ value: 'WVGZZZA1ZPV123456' });
  });

  it('RD38 of a picture are put right where one similar digit alone does it, and stay open', () => {
    const values = (source: 'text' | 'scan') =>
      readQuote([
        page(
          [
            [40, 40, 'Klient: Próbna sp. z o.o.'],
            [40, 60, 'NIP: 9991010364'],
          ],
          source,
        ),
      ]);
    const found = (source: 'text' | 'scan') =>
      values(source).find(({ field }) => field === 'company.taxIdNumber');
    expect(found('text')).toMatchObject({ value: '9991010364', doubts: ['checksum_wrong'] });
    expect(found('scan')).toMatchObject({ value: '9991018364', doubts: ['guessed', 'scanned'] });
  });
});

describe('a quote', () => {
  it('RD7 reads values beside their captions', () => {
    const found = read([40, 40, 'Rata netto: 3 412,77 zł'], [40, 60, 'Wykup'], [300, 60, '1 000,00 zł']);
    expect(found['offer.monthlyAmount']).toMatchObject({ value: '3412.77', rule: 'RD7', doubts: [] });
    expect(found['offer.buyoutPrice']).toMatchObject({ value: '1000.00' });
  });

  it('RD1 parts cells where a gap is wide, and joins words of one height', () => {
    const found = read([40, 40, 'Rata netto'], [140, 41, '........'], [300, 40, '3 412,77 zł']);
    expect(found['offer.monthlyAmount']).toMatchObject({ value: '3412.77' });
    const apart = read([40, 40, 'Rata netto'], [300, 90, '3 412,77 zł']);
    expect(apart['offer.monthlyAmount']).toBeUndefined();
  });

  it.each([
    'Rata leasingowa netto',
    'Rata miesięczna netto',
    'Czynsz miesięczny netto',
    'Monthly instalment net',
  ])('RD6 knows %s for the instalment', (caption) => {
    const found = read([40, 40, `${caption}: 3 412,77 zł`]);
    expect(found['offer.monthlyAmount']).toMatchObject({ value: '3412.77' });
  });

  it('RD9 chooses among several amounts the one that is marked as net', () => {
    const found = read([40, 40, 'Rata: 1 000,00 zł netto, 1 230,00 zł brutto']);
    expect(found['offer.monthlyAmount']).toMatchObject({ value: '1000.00' });
  });

  it('RD10 reads a number of instalments and an instalment in one sentence', () => {
    const found = read([40, 40, '36 rat po 2 345,00 zł netto']);
    expect(found['offer.numberOfInstallments']).toMatchObject({ value: '36' });
    expect(found['offer.monthlyAmount']).toMatchObject({ value: '2345.00' });
  });

  it('RD11 leaves open what is marked neither net nor gross', () => {
    const found = read([40, 60, 'Wykup'], [300, 60, '1 000,00 zł']);
    expect(found['offer.buyoutPrice']).toMatchObject({ value: '1000.00', doubts: ['basis_unknown'] });
  });

  it('RD15 reads the rate and the kind of offer by their words', () => {
    const found = read([40, 40, 'Leasing operacyjny'], [40, 60, 'Oprocentowanie: zmienne, WIBOR 1M']);
    expect(found['offer.offerType']).toMatchObject({ value: 'leasing' });
    expect(found['offer.intrestRateType']).toMatchObject({ value: 'variable' });
  });

  it('RD20 shows a value as certain from 0.8, and never one with a doubt', () => {
    const values = readQuote([
      page([
        [40, 40, 'Rata netto: 3 412,77 zł'],
        [40, 60, 'Wykup: 1 000,00 zł'],
      ]),
    ]);
    expect(values.map(({ field, confidence, doubts }) => [field, isCertain({ confidence, doubts })])).toEqual(
      [
        ['offer.monthlyAmount', true],
        ['offer.buyoutPrice', false],
      ],
    );
  });

  it('RD8 reads values below their captions, and leaves columns that go on open', () => {
    const one = read([40, 40, 'Rata netto'], [200, 40, 'Okres umowy'], [40, 55, '2 000,00'], [200, 55, '36']);
    expect(one['offer.monthlyAmount']).toMatchObject({ value: '2000.00', rule: 'RD8' });
    const several = read(
      [40, 40, 'Rata netto'],
      [40, 55, '2 000,00'],
      [40, 70, '1 900,00'],
      [40, 85, '1 800,00'],
    );
    expect(several['offer.monthlyAmount']?.doubts).toContain('several_values');
  });

  it('RD12 compares shares with their percentage', () => {
    const value = [40, 40, 'Wartość pojazdu netto: 100 000,00 zł'] as const;
    expect(read(value, [40, 60, 'Opłata wstępna: 10% 10 000,00 zł'])['offer.initialPayment']).toMatchObject({
      confidence: 0.97,
    });
    expect(
      read(value, [40, 60, 'Opłata wstępna netto: 10% 11 000,00 zł'])['offer.initialPayment']?.doubts,
    ).toContain('percent_differs');
  });

  it('RD13 counts a share that is quoted as a percentage alone', () => {
    const value = [40, 40, 'Wartość pojazdu netto: 100 000,00 zł'] as const;
    expect(read(value, [40, 60, 'Wykup: 1 %'])['offer.buyoutPrice']).toMatchObject({
      value: '1000.00',
      rule: 'RD13',
    });
  });

  it('RD14 compares the payments with their sum', () => {
    const terms = [
      [40, 40, 'Rata netto: 2 000,00 zł'],
      [40, 60, 'Okres umowy: 36 miesięcy'],
      [40, 80, 'Opłata wstępna netto: 10 000,00 zł'],
      [40, 100, 'Wykup netto: 1 000,00 zł'],
    ] as const;
    const right = read(...terms, [40, 120, 'Suma opłat netto: 81 000,00 zł']);
    expect(right['offer.numberOfInstallments']).toMatchObject({ value: '35', confidence: 0.97 });
    const wrong = read(...terms, [40, 120, 'Suma opłat netto: 99 000,00 zł']);
    expect(wrong['offer.monthlyAmount']?.doubts).toEqual(['sum_differs']);
  });

  it('RD16 compares the three prices', () => {
    const prices = [
      [40, 40, 'Cena katalogowa brutto: 100 000,00 zł'],
      [40, 60, 'Rabat: 10 %'],
    ] as const;
    const wrong = read(...prices, [40, 80, 'Cena po rabacie brutto: 95 000,00 zł']);
    expect(wrong['vehicle.grossSellPrice']?.doubts).toEqual(['prices_differ']);
  });

  it('RD17 leaves out what belongs to another party', () => {
    const found = read(
      [40, 40, 'Korzystający'],
      [330, 40, 'Finansujący'],
      [40, 55, 'Próbna sp. z o.o.'],
      [330, 55, 'Bank Wzorcowy S.A.'],
      [40, 70, 'NIP 9991000128'],
      [330, 70, 'NIP 9990000014'],
    );
    expect(found['company.name']).toMatchObject({ value: 'Próbna sp. z o.o.' });
    expect(found['company.taxIdNumber']).toMatchObject({
      value: '9991000128',
      rule: 'RD18',
      confidence: 0.97,
    });
  });

  it('RD19 shows nothing of a scan as certain that nothing proves', () => {
    const values = readQuote([page([[40, 40, 'Rata netto: 3 412,77 zł']], 'scan')]);
    expect(values).toMatchObject([{ field: 'offer.monthlyAmount', confidence: 0.7, doubts: ['scanned'] }]);
  });
});
