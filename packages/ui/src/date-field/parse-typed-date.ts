/**
 * Reads a date as people type it: `5.3.2026`, `05.03.2026`, `5/3/2026`, `2026-03-05`; the year in full.
 * @returns `YYYY-MM-DD`, null for nothing typed, undefined for text that is no day of the calendar.
 */
export function parseTypedDate(text: string): string | null | undefined {
  const compact = text.replace(/\s/g, '');
  if (compact === '') return null;
  const european = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(compact);
  if (european) return toIsoDate(Number(european[3]), Number(european[2]), Number(european[1]));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(compact);
  if (iso) return toIsoDate(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  return undefined;
}

/** `YYYY-MM-DD` → `DD.MM.YYYY`, the form shown everywhere. */
export function formatTypedDate(date: string): string {
  const [year = '', month = '', day = ''] = date.split('-');
  return `${day}.${month}.${year}`;
}

/** True for `YYYY-MM-DD` that names a real day. */
export function isIsoDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && parseTypedDate(text) === text;
}

function toIsoDate(year: number, month: number, day: number): string | undefined {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = year >= 1000 && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists ? date.toISOString().slice(0, 10) : undefined;
}
