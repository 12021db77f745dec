/** How many records one change is about at most: as many as lists count. */
export const mostRecords = 50_000;

/** How many of them are chosen one by one at most; more are chosen by filters. */
export const mostChosen = 1000;

/** So many are changed while one waits, more as long work that is watched. */
export const mostAtOnce = 100;

/** Those that were refused are told one by one so far. */
export const mostRefusalsShown = 500;
