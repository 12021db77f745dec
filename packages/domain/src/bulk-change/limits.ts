/** How many records one change is about at most: as many as lists count. */
export const mostRecords = 50_000;

/** How many of them are chosen one by one at most; more are chosen by filters. */
export const mostChosen = 1000;

/** Up to this number records are changed within the request; more are changed by an operation with progress. */
export const mostAtOnce = 100;

/** Maximum number of refused records that are listed one by one. */
export const mostRefusalsShown = 500;
