/** First letters or digits of the first two words, for legal forms come last: `Demo Lease sp. z o.o.` is `DL`. */
export function companyInitials(name: string): string {
  const letters = name.split(/\s+/).flatMap((word) => /[\p{L}\p{N}]/u.exec(word) ?? []);
  return letters.slice(0, 2).join('').toLocaleUpperCase('pl') || '?';
}
