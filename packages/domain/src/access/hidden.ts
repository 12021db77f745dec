import { excludableFields, type ExcludableField } from './declared.ts';
import type { Right } from './rights.ts';

/**
 * Commission fields that would reveal a hidden field: the first of each row is hidden where any of the others is (rule
 * AX2). A commission is calculated on the invoice price, or, in offers without one, on the vehicle's value, which is
 * never hidden. So each half reveals the other one, and both together reveal the price.
 */
const derivedInOffers: readonly (readonly [ExcludableField, ...ExcludableField[]])[] = [
  ['offer.commisionPercent', 'offer.commisionAmount', 'offer.invoiceChargedPrice'],
  ['offer.commisionAmount', 'offer.commisionPercent'],
];

/**
 * Report fields that would reveal a hidden field: the first of each row is hidden where any of the others is (rule
 * AX3). Sums reveal their parts where all but one are visible, parts their sum, and a report repeats values of its
 * offers.
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

/** Returns the hidden fields plus all report fields that would reveal one of them, directly or indirectly. */
function withShownInReports(hidden: ReadonlySet<ExcludableField>): ReadonlySet<ExcludableField> {
  const more = shownInReports.filter(
    ([field, ...tellers]) => !hidden.has(field) && tellers.some((teller) => hidden.has(teller)),
  );
  return more.length === 0
    ? hidden
    : withShownInReports(new Set([...hidden, ...more.map(([field]) => field)]));
}

/**
 * Returns the fields a user does not see: those hidden from the user, all of records the user has no right to read,
 * wherever those are shown (rule AX1), and those that would reveal one of them (rules AX2, AX3).
 */
export function hiddenFields(
  excluded: readonly ExcludableField[],
  rights: ReadonlySet<Right>,
): readonly ExcludableField[] {
  const ownRights: ReadonlySet<string> = rights;
  const mayRead = (field: ExcludableField) => ownRights.has(`${field.slice(0, field.indexOf('.'))}.get`);
  const isHidden = (field: ExcludableField) => excluded.includes(field) || !mayRead(field);
  const own = excludableFields.filter(isHidden);
  // not repeated: the amount stays where the percent is hidden for the sake of the price alone
  const derived = derivedInOffers.flatMap(([field, ...tellers]) => (tellers.some(isHidden) ? [field] : []));
  const all = withShownInReports(new Set([...own, ...derived]));
  return excludableFields.filter((field) => all.has(field));
}
