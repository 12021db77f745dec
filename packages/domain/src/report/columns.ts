import type { ExcludableField } from '../access/index.ts';

/** The kind of a column: how its values are typed, shown and written into files. */
export type ColumnKind = 'text' | 'note' | 'amount' | 'day' | 'month' | 'year' | 'choice';

interface Column {
  readonly kind: ColumnKind;
  /** Found by arithmetic (rules RE2 to RE5), never typed. */
  readonly isComputed?: true;
  /** Hidden where this field is. */
  readonly field?: ExcludableField;
}

/**
 * The columns of a report's entries, spelt and in the order of section 3 of the specification. The offer's
 * `commisionAmount` is added to them because `totalCommission` is calculated from it.
 */
export const entryColumns = {
  taxId: { kind: 'text', field: 'customer.taxIdNumber' },
  clientName: { kind: 'text' },
  phone: { kind: 'text', field: 'customer.phones' },
  email: { kind: 'text', field: 'customer.emails' },
  incomeType: { kind: 'choice' },
  type: { kind: 'choice' },
  description: { kind: 'text' },
  yearOfProduction: { kind: 'year' },
  leasingCompany: { kind: 'text' },
  monthOfIncome: { kind: 'month' },
  nettoTransactionValue: { kind: 'amount', field: 'report.nettoTransactionValue' },
  ownShare: { kind: 'amount' },
  netCommitmentValue: { kind: 'amount', isComputed: true, field: 'report.netCommitmentValue' },
  commisionAmount: { kind: 'amount', field: 'report.commisionAmount' },
  clientCommission: { kind: 'amount', field: 'report.clientCommission' },
  transactionCosts: { kind: 'amount', field: 'report.transactionCosts' },
  totalCommission: { kind: 'amount', isComputed: true, field: 'report.totalCommission' },
  insurance: { kind: 'amount', field: 'report.insurance' },
  gapInsurance: { kind: 'amount', field: 'report.gapInsurance' },
  registerVehicleDate: { kind: 'day' },
  conctractDate: { kind: 'day' },
  customerSource: { kind: 'text' },
  notes: { kind: 'note' },
  workerCommission: { kind: 'amount', isComputed: true, field: 'report.workerCommission' },
  invoiceNumber: { kind: 'text' },
  mgInsuranceCommission: { kind: 'amount', field: 'report.mgInsuranceCommission' },
  payMonth: { kind: 'month' },
  sumOfCommissions: { kind: 'amount', isComputed: true, field: 'report.sumOfCommissions' },
  leasingMerchantName: { kind: 'text' },
  invoiceChargedPrice: { kind: 'amount', field: 'report.invoiceChargedPrice' },
  totalSumOfCommissions: { kind: 'amount', isComputed: true, field: 'report.totalSumOfCommissions' },
  customerFileCreationMethod: { kind: 'choice' },
} as const satisfies Readonly<Record<string, Column>>;

export type EntryColumn = keyof typeof entryColumns;

type ComputedIn<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends { readonly isComputed: true } ? Name : never;
}[keyof Columns];

export type ComputedColumn = ComputedIn<typeof entryColumns>;
export type TypedColumn = Exclude<EntryColumn, ComputedColumn>;

export const allEntryColumns = Object.keys(entryColumns) as EntryColumn[];

export function columnOf(name: EntryColumn): Column {
  return entryColumns[name];
}

export const isComputed = (name: EntryColumn): name is ComputedColumn => columnOf(name).isComputed === true;

/** Columns that are typed by users, or filled from an offer. */
export const typedColumns = allEntryColumns.filter((name): name is TypedColumn => !isComputed(name));

/** Columns that are added up. What a month of a worker adds up to already is a sum, and added up nowhere. */
export const summedColumns = [
  'nettoTransactionValue',
  'ownShare',
  'netCommitmentValue',
  'commisionAmount',
  'clientCommission',
  'transactionCosts',
  'totalCommission',
  'insurance',
  'gapInsurance',
  'mgInsuranceCommission',
  'sumOfCommissions',
  'workerCommission',
] as const satisfies readonly EntryColumn[];

export type SummedColumn = (typeof summedColumns)[number];

/** Returns the columns a user may see, without those of hidden fields. */
export function visibleColumns(hidden: ReadonlySet<ExcludableField>): EntryColumn[] {
  return allEntryColumns.filter((name) => {
    const { field } = columnOf(name);
    return field === undefined || !hidden.has(field);
  });
}
