type Filters = Readonly<Record<string, readonly string[]>>;

/** Ranges as the bar has them, each with the two ends that the address and the server know. */
const ranges = [
  ['period', 'from', 'to'],
  ['closedPeriod', 'closedFrom', 'closedTo'],
  ['vehicleValue', 'vehicleValueFrom', 'vehicleValueTo'],
  ['commisionAmount', 'commisionAmountFrom', 'commisionAmountTo'],
] as const;

const copied = (filters: Filters) =>
  Object.fromEntries(Object.entries(filters).map(([key, values]) => [key, [...values]]));

/** The bar's ranges as the address and the server know them: `from` and `to`. */
export function periodOf(filters: Filters): Record<string, string[]> {
  const days = copied(filters);
  for (const [range, first, last] of ranges) {
    const [from = '', to = ''] = days[range] ?? [];
    delete days[range];
    if (from) days[first] = [from];
    if (to) days[last] = [to];
  }
  return days;
}

/** The reverse, for the bar. */
export function withPeriod(filters: Filters): Record<string, string[]> {
  const shown = copied(filters);
  for (const [range, first, last] of ranges) {
    const [from = '', to = ''] = [shown[first]?.[0], shown[last]?.[0]];
    delete shown[first];
    delete shown[last];
    if (from || to) shown[range] = [from, to];
  }
  return shown;
}
