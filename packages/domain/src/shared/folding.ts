/** Text as searching compares it: lower case, no Polish (or other) marks. `Łódź` and `lodz` are the same. */
export function fold(text: string): string {
  return text
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'l')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase();
}
