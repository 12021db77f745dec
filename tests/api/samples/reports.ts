import type { Sample } from '../sample.ts';

/** Amounts of an entry that can be hidden; each looks like nothing else. */
export const reportedAmounts = {
  nettoTransactionValue: '812345.67',
  ownShare: '1.00',
  netCommitmentValue: '812344.67',
  commisionAmount: '41234.51',
  clientCommission: '42345.62',
  transactionCosts: '43456.73',
  totalCommission: '40123.40',
  insurance: '44567.84',
  gapInsurance: '45678.95',
  mgInsuranceCommission: '46789.06',
  sumOfCommissions: '177159.25',
  totalSumOfCommissions: '188888.36',
  workerCommission: '35431.85',
  invoiceChargedPrice: '823456.78',
} as const;

/** The other fields of an entry. */
export const emptyEntry = {
  taxId: null,
  clientName: null,
  phone: null,
  email: null,
  incomeType: null,
  type: null,
  description: null,
  yearOfProduction: null,
  leasingCompany: null,
  registerVehicleDate: null,
  conctractDate: null,
  customerSource: null,
  notes: null,
  invoiceNumber: null,
  payMonth: null,
  leasingMerchantName: null,
  customerFileCreationMethod: null,
} as const;

const amount = '1';

export const sample = {
  bodies: {
    reports: ({ id }) => ({
      create: { type: 'deal_signing_date', rangeType: 'last_month', workers: [id('user')] },
      changeCells: { entries: [{ id: id('reportEntry'), version: 1, changes: { notes: 'Zmiana' } }] },
      recalculate: { version: 1, fingerprint: 'x' },
      accept: { version: 1 },
    }),
  },
  queries: {
    'reports.remove': () => ({ version: '1' }),
    'reports.file': () => ({ format: 'csv' }),
    'reports.statement': ({ id }) => ({ workerId: id('reportWorker'), month: '2026-01' }),
  },
  paths: { '/reports': 'report' },
  hidden: {
    texts: {
      'report.nettoTransactionValue': [reportedAmounts.nettoTransactionValue],
      'report.netCommitmentValue': [reportedAmounts.netCommitmentValue],
      'report.commisionAmount': [reportedAmounts.commisionAmount],
      'report.clientCommission': [reportedAmounts.clientCommission],
      'report.transactionCosts': [reportedAmounts.transactionCosts],
      'report.totalCommission': [reportedAmounts.totalCommission],
      'report.insurance': [reportedAmounts.insurance],
      'report.gapInsurance': [reportedAmounts.gapInsurance],
      'report.mgInsuranceCommission': [reportedAmounts.mgInsuranceCommission],
      'report.sumOfCommissions': [reportedAmounts.sumOfCommissions],
      'report.totalSumOfCommissions': [reportedAmounts.totalSumOfCommissions],
      'report.workerCommission': [reportedAmounts.workerCommission],
      'report.invoiceChargedPrice': [reportedAmounts.invoiceChargedPrice],
    },
    // salespeople write no reports: the record is made with its texts
    write: () => Promise.resolve(),
    values: {
      taxId: '9991000111',
      phone: '+48600123456',
      email: 'zolw@przyklad.example',
      nettoTransactionValue: amount,
      commisionAmount: amount,
      clientCommission: amount,
      transactionCosts: amount,
      insurance: amount,
      gapInsurance: amount,
      mgInsuranceCommission: amount,
      invoiceChargedPrice: amount,
    },
  },
} as const satisfies Sample;
