/** `1,2 mln`, `120 tys.`: short enough for an axis. */
export function compactNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

export function plainNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: 'always' }).format(value);
}

/** A part of the whole, `12%` or `12,5%`; the whole of nothing is 0%. */
export function percentOf(part: number, whole: number, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(
    whole === 0 ? 0 : part / whole,
  );
}

/** Names of a month `YYYY-MM`: short for the axis (`lis`), full for reading (`listopad 2026`). */
export function monthLabels(month: string, locale: string): { label: string; fullLabel: string } {
  const date = new Date(`${month}-01T00:00:00Z`);
  const name = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(date);
  return { label: name({ month: 'short' }), fullLabel: name({ month: 'long', year: 'numeric' }) };
}
