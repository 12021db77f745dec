type Filters = Readonly<Record<string, readonly string[]>>;

/** The bar's range of days as the address and the server know it: `from` and `to`. */
export function periodOf(filters: Filters): Record<string, string[]> {
  const { period, ...rest } = filters;
  const [from = '', to = ''] = period ?? [];
  const others = Object.fromEntries(Object.entries(rest).map(([key, values]) => [key, [...values]]));
  return { ...others, ...(from ? { from: [from] } : {}), ...(to ? { to: [to] } : {}) };
}

/** The reverse, for the bar. */
export function withPeriod(filters: Filters): Record<string, string[]> {
  const { from, to, ...rest } = filters;
  const others = Object.fromEntries(Object.entries(rest).map(([key, values]) => [key, [...values]]));
  if (!from && !to) return others;
  return { ...others, period: [from?.[0] ?? '', to?.[0] ?? ''] };
}
