const minute = 60_000;
const day = 24 * 60 * minute;

/** The same day between eight and five in Warsaw's winter; what came first stays first. */
export function duringWork(moment: Date): Date {
  const midnight = Math.floor(moment.getTime() / day) * day;
  return new Date(midnight + 7 * 60 * minute + ((moment.getTime() - midnight) * 9) / 24);
}
