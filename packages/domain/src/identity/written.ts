/** How identifiers are written for people to read. Free of schemas, so that every screen can load it. */

/** `526-000-12-46` */
export function formatNip(value: string): string {
  return value.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}

/** `+48600123456` as `+48 600 123 456`; numbers of other countries stay as they are stored. */
export function formatPhone(value: string): string {
  return value.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/** `850*****473`: what lists and details show instead of a personal id. */
export function maskPesel(value: string): string {
  return `${value.slice(0, 3)}*****${value.slice(8)}`;
}
