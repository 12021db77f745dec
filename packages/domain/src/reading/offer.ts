import { grossOf } from '../leasing/index.ts';
import type { OfferType } from '../offer/index.ts';
import { toGrosz } from '../shared/index.ts';
import { basisOfAll } from './captions.ts';
import type { CaptionKey } from './caption-patterns.ts';
import { datesIn } from './dates.ts';
import type { ReadingDoubt, ReadingField } from './fields.ts';
import type { Captioned, PaperLine } from './paper.ts';
import type { Quoted } from './quoted.ts';
import { prices } from './prices.ts';
import { quotedOf, type Context } from './quotes.ts';
import { settledAmount, settledShare, type Settled } from './settling.ts';
import { summed } from './summing.ts';
import { insurancePeriods } from './insurance.ts';
import { rateValues } from './rates.ts';
import { rentValues } from './rent.ts';
import { countsOf, sentenceIn, type ReadCount } from './terms.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

/** The first quote of a caption; one that others contradict is left open. Rule RD11. */
function bestOf(context: Context, key: CaptionKey): { quoted: Quoted; settled: Settled | null } | null {
  const found = quotedOf(context, key);
  const quoted =
    found.find(({ net, gross, open }) => net !== null || gross !== null || open !== null) ?? found[0];
  if (!quoted) return null;
  const percent = quoted.percent ?? found.find((one) => one.percent !== null)?.percent ?? null;
  const whole = { ...quoted, percent };
  const settled = settledAmount(whole, context.all);
  const others = found
    .filter((one) => one !== quoted && !one.isAmbiguous)
    .map((one) => settledAmount(one, context.all));
  const isContradicted = others.some(
    (one) =>
      one &&
      settled &&
      Math.abs(toGrosz(one.value) - toGrosz(settled.value)) > 100 &&
      !sameGross(settled, one),
  );
  if (settled && isContradicted && !settled.doubts.includes('several_values'))
    settled.doubts.push('several_values');
  return { quoted: whole, settled };
}

function sameGross(net: Settled, other: Settled): boolean {
  return Math.abs(toGrosz(grossOf(net.value)) - toGrosz(other.value)) <= 100;
}

function written(field: ReadingField, settled: Settled | null): ReadValue[] {
  if (!settled) return [];
  const { value, source, trust, isProved, doubts } = settled;
  return [readValue(field, value, source, { trust, isProved, doubts })];
}

function vehicleValueOf(context: Context): Settled | null {
  const own = bestOf(context, 'vehicleValue')?.settled;
  if (own) return own;
  const paid = quotedOf(context, 'grossSellPrice').find(({ net, gross }) => net !== null || gross !== null);
  return paid ? settledAmount({ ...paid, open: null }, context.all) : null;
}

/** Returns the instalments; those in a sentence are used where no caption has any. */
function monthlyOf(context: Context) {
  const captioned = bestOf(context, 'monthlyAmount');
  const sentence = sentenceIn(context.lines);
  if (!sentence) return { monthlyAmount: captioned?.settled ?? null, counts: countsOf(context.captioned) };
  const { cell, amount, start, value } = sentence;
  const source = sourceOf(cell, amount.start, amount.end, 'RD10');
  const around = cell.folded.slice(amount.end, amount.end + 12);
  const isNet = /netto|net(?!\p{L})|\+ ?vat/u.test(around);
  const isGross = /brutto|gross/.test(around);
  const quoted: Quoted = {
    net: isNet ? amount.value : null,
    gross: isGross ? amount.value : null,
    open: isNet || isGross ? null : amount.value,
    percent: null,
    source,
    percentSource: null,
    trust: 0.9,
    isMended: amount.isMended,
    isAmbiguous: false,
  };
  const stated = {
    value,
    source: sourceOf(cell, start, start + String(value).length, 'RD10'),
    trust: 0.92,
    doubts: [],
    isTerm: false,
  };
  const counts = countsOf(context.captioned);
  return {
    monthlyAmount:
      captioned?.settled && !captioned.quoted.isAmbiguous
        ? captioned.settled
        : settledAmount(quoted, context.all),
    counts: counts.some(({ isTerm }) => !isTerm) ? counts : [stated, ...counts],
  };
}

/** The terms of the quote: its amounts are net. */
export function offerValues(lines: readonly PaperLine[], captioned: readonly Captioned[]): ReadValue[] {
  const cells = lines.flatMap((line) => line.cells.map(({ cell }) => cell));
  const context: Context = { lines, captioned, all: basisOfAll(cells) };
  const vehicleValue = vehicleValueOf(context);
  const [initialPayment = null, buyoutPrice = null] = (['initialPayment', 'buyoutPrice'] as const).map(
    (key) => {
      const best = bestOf(context, key);
      return best && settledShare(best.quoted, best.settled, vehicleValue);
    },
  );
  const { monthlyAmount, counts } = monthlyOf(context);
  const sums = quotedOf(context, 'sum');
  const { count, isCountProved, differs } = summed(
    { counts, monthlyAmount, initialPayment, buyoutPrice, vehicleValue },
    sums,
  );
  if (differs) monthlyAmount?.doubts.push('sum_differs');
  const countDoubts: ReadingDoubt[] = [
    ...(count?.doubts ?? []),
    ...(differs ? (['sum_differs'] as const) : []),
    // months of the contract may be one more than the instalments
    ...(count?.isTerm && !isCountProved ? (['guessed'] as const) : []),
  ];
  return [
    ...written('offer.vehicleValue', vehicleValue),
    ...written('offer.initialPayment', initialPayment),
    ...percentValue(context, 'initialPayment', initialPayment),
    ...(count
      ? [
          readValue('offer.numberOfInstallments', String(count.value), count.source, {
            trust: count.trust,
            isProved: isCountProved,
            doubts: countDoubts,
          }),
        ]
      : []),
    ...written('offer.monthlyAmount', monthlyAmount),
    ...written('offer.buyoutPrice', buyoutPrice),
    ...percentValue(context, 'buyoutPrice', buyoutPrice),
    ...contractMonths(counts),
    ...(['transactionCosts', 'deposit', 'carInsurance', 'gapInsurance'] as const).flatMap((key) =>
      written(`offer.${key}`, costOf(context, key)),
    ),
    ...insurancePeriods(context, counts),
    ...(['bookingDate', 'dealSigningDate', 'dealEndDate'] as const).flatMap((key) =>
      dateValue(captioned, key),
    ),
    ...rateValues(lines, captioned),
    ...rentValues(lines, captioned, counts),
    ...offerType(cells.map(({ folded }) => folded).join('\n'), lines),
    ...prices(context, vehicleValue),
  ];
}

type Cost = 'transactionCosts' | 'deposit' | 'carInsurance' | 'gapInsurance';

/** Costs beside the instalments; insurance and a deposit bear no VAT, so they have no basis. */
function costOf(context: Context, key: Cost): Settled | null {
  const best = bestOf(context, key);
  if (!best?.settled || key === 'transactionCosts') return best?.settled ?? null;
  const { settled, quoted } = best;
  const doubts = settled.doubts.filter((doubt) => doubt !== 'basis_unknown' && doubt !== 'gross_only');
  return { ...settled, value: quoted.net ?? quoted.open ?? quoted.gross ?? settled.value, doubts };
}

/** The percentage that a share is quoted with, proved by its amount. Rule RD12. */
function percentValue(
  context: Context,
  key: 'initialPayment' | 'buyoutPrice',
  settled: Settled | null,
): ReadValue[] {
  const quoted = quotedOf(context, key).find(({ percent }) => percent !== null && Number(percent) <= 100);
  if (!quoted?.percentSource || quoted.percent === null) return [];
  const field = key === 'initialPayment' ? 'offer.initialPaymentPercent' : 'offer.buyoutPercent';
  return [
    readValue(field, quoted.percent, quoted.percentSource, {
      trust: quoted.trust,
      isProved: settled?.isProved ?? false,
      doubts: settled?.doubts.includes('percent_differs') ? ['percent_differs'] : [],
    }),
  ];
}

/** The months of the contract, where a caption names them. */
function contractMonths(counts: readonly ReadCount[]): ReadValue[] {
  const term = counts.find(({ isTerm }) => isTerm);
  if (!term) return [];
  return [
    readValue('offer.contractMonths', String(term.value), term.source, {
      trust: term.trust,
      doubts: term.doubts,
    }),
  ];
}

function dateValue(
  captioned: readonly Captioned[],
  key: 'bookingDate' | 'dealSigningDate' | 'dealEndDate',
): ReadValue[] {
  for (const { caption, beside, below } of captioned) {
    if (caption.key !== key) continue;
    for (const piece of [...beside, ...below.slice(0, 1)]) {
      const found = datesIn(piece.cell.text).find(
        ({ start, end }) => start >= piece.start && end <= piece.end,
      );
      if (!found) continue;
      const source = sourceOf(piece.cell, found.start, found.end, ruleOf[piece.way]);
      return [readValue(`offer.${key}`, found.value, source, { trust: trustIn[piece.way] })];
    }
  }
  return [];
}

const types: readonly (readonly [OfferType, RegExp])[] = [
  ['rent_short_term', /najm?u?\w* krotkoterminow|short[- ]term rent/],
  [
    'rent_long_term',
    /naj(?:em|mu) dlugoterminow|long[- ]term rent|(?:full service|operational) rental|oferta najmu/,
  ],
  ['leasing', /leasing|lease/],
];

/** Returns the kind of offer by the first words that name one. Rule RD15. */
function offerType(all: string, lines: readonly PaperLine[]): ReadValue[] {
  const [type] = types.find(([, pattern]) => pattern.test(all)) ?? [];
  const pattern = types.find(([one]) => one === type)?.[1];
  for (const { cells } of lines) {
    for (const { cell } of cells) {
      const match = pattern?.exec(cell.folded);
      if (!type || !match) continue;
      const source = sourceOf(cell, match.index, match.index + match[0].length, 'RD15');
      const several = types.filter(([, one]) => one.test(all)).length > 1;
      return [readValue('offer.offerType', type, source, { trust: several ? 0.75 : 0.95 })];
    }
  }
  return [];
}
