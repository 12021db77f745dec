/** What a report is made by, and what its entries can be. Free of schemas, so that every screen can load it. */

/** The date of a deal that has to lie in the range (specification, section 4). */
export const reportTypes = ['deal_signing_date', 'vehicle_registration_date'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Spelt as in section 4 of the specification. */
export const dateRangeTypes = [
  'current_month',
  'last_month',
  'last_7_days',
  'last_14_days',
  'last_21_days',
  'last_28_days',
  'last_30_days',
  'last_31_days',
  'last_quarter',
  'current_quarter',
  'last_year',
  'current_year',
  'selected_range',
] as const;
export type DateRangeType = (typeof dateRangeTypes)[number];

/** What the agency is paid for. */
export const incomeTypes = ['leasing', 'rent', 'insurance', 'gap', 'other'] as const;
export type IncomeType = (typeof incomeTypes)[number];

/** What the sums of a report are grouped by. */
export const reportGroupings = ['worker', 'month', 'bank'] as const;
export type ReportGrouping = (typeof reportGroupings)[number];
