/** How far an opportunity is, for who counts them: each is in one of these states (rule AN1). */
export const dealStates = ['open', 'closed', 'archived'] as const;

export type DealState = (typeof dealStates)[number];

/** What rows are grouped by; each row is in one group (rule AN7). */
export const analyticsGroupings = ['worker', 'status', 'leadSource', 'month'] as const;

export type AnalyticsGrouping = (typeof analyticsGroupings)[number];

/** The months analytics are narrowed to (specification, section 4); `quarter` is the current one. */
export const monthPeriods = ['current', 'previous', 'quarter', 'all'] as const;

export type MonthPeriod = (typeof monthPeriods)[number];

/** The day of an opportunity that decides in which month it is counted. */
export const periodDays = ['close_date', 'vehicle_registration_date'] as const;

export type PeriodDay = (typeof periodDays)[number];

/** Months that charts by month show, the running one included. */
export const chartMonths = 12;

/** A contract that ends within so many months is worth a call now. */
export const endingMonths = 6;
