/** A text as it is compared when people search: in lower case and without accents, so that "luc" finds "Łucja". */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('ł', 'l').normalize('NFD').replace(/\p{M}/gu, '');
}
