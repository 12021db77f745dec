import { excludableFields, type ExcludableField } from './declared.ts';
import type { Right } from './rights.ts';

/**
 * What of a commission would tell a hidden field: the first of each line is hidden where any of the others is (rule AX2). A
 * commission is counted on the invoice price, or, in offers without one, on the vehicle's value, which nobody is hidden
 * from. So each half tells the other one, and both together tell the price.
 */
const derivedInOffers: readonly (readonly [ExcludableField, ...ExcludableField[]])[] = [
  ['offer.commisionPercent', 'offer.commisionAmount', 'offer.invoiceChargedPrice'],
  ['offer.commisionAmount', 'offer.commisionPercent'],
];

/**
 * What of a report would tell a hidden field: the first of each line is hidden where any of the others is (rule AX3). Sums
 * tell their parts where all but one are seen, parts their sum, and a report repeats what its offers say.
 */
const shownInReports: readonly (readonly [ExcludableField, ...ExcludableField[]])[] = [
  ['report.invoiceChargedPrice', 'offer.invoiceChargedPrice', 'report.nettoTransactionValue'],
  ['report.nettoTransactionValue', 'report.invoiceChargedPrice', 'report.netCommitmentValue'],
  ['report.netCommitmentValue', 'report.nettoTransactionValue'],
  ['report.transactionCosts', 'offer.transactionCosts'],
  ['report.commisionAmount', 'offer.commisionAmount', 'report.totalCommission'],
  [
    'report.totalCommission',
    'report.commisionAmount',
    'report.clientCommission',
    'report.transactionCosts',
    'report.sumOfCommissions',
  ],
  [
    'report.sumOfCommissions',
    'report.totalCommission',
    'report.insurance',
    'report.gapInsurance',
    'report.mgInsuranceCommission',
    'report.totalSumOfCommissions',
  ],
  ['report.totalSumOfCommissions', 'report.sumOfCommissions'],
  ['report.workerCommission', 'report.sumOfCommissions'],
];

/** Hidden fields, and those of reports that would tell one of them, until none is left that does. */
function withShownInReports(hidden: ReadonlySet<ExcludableField>): ReadonlySet<ExcludableField> {
  const more = shownInReports.filter(
    ([field, ...tellers]) => !hidden.has(field) && tellers.some((teller) => hidden.has(teller)),
  );
  return more.length === 0 ? hidden : withShownInReports(new Set([...hidden, ...more.map(([field]) => field)]));
}

/**
 * The fields somebody does not see: those hidden from them, all of records they have no right to read, wherever those
 * show up (rule AX1), and what would tell one of them (rules AX2, AX3).
 */
export function hiddenFields(
  excluded: readonly ExcludableField[],
  rights: ReadonlySet<Right>,
): readonly ExcludableField[] {
  const held: ReadonlySet<string> = rights;
  const mayRead = (field: ExcludableField) => held.has(`${field.slice(0, field.indexOf('.'))}.get`);
  const isHidden = (field: ExcludableField) => excluded.includes(field) || !mayRead(field);
  const own = excludableFields.filter(isHidden);
  // not repeated: the amount stays where the percent is hidden for the sake of the price alone
  const derived = derivedInOffers.flatMap(([field, ...tellers]) => (tellers.some(isHidden) ? [field] : []));
  const all = withShownInReports(new Set([...own, ...derived]));
  return excludableFields.filter((field) => all.has(field));
}
