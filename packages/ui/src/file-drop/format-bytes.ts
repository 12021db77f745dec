const UNITS = ['B', 'KB', 'MB', 'GB'] as const;

/** Size of a file as people read it: `1,5 MB`. One KB is 1024 bytes, as in the file manager. */
export function formatBytes(bytes: number, locale: string): string {
  const exponent = bytes < 1024 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log2(bytes) / 10));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: exponent < 2 ? 0 : 1 });
  return `${number.format(bytes / 1024 ** exponent)}\u00a0${UNITS[exponent] ?? 'B'}`;
}
