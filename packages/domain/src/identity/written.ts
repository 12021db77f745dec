/** How identifiers are written for people to read. Free of schemas, so that every screen can load it. */

/** `526-000-12-46` */
export function formatNip(value: string): string {
  return value.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1-$2-$3-$4');
}

/** `+48600123456` as `+48 600 123 456`; numbers of other countries stay as they are stored. */
export function formatPhone(value: string): string {
  return value.replace(/^(\+48)(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3 $4');
}

/**
 * `*********73`: what details show instead of a personal id. Six digits are the birth date, which is no secret; any more
 * of the others, and the rest could be calculated.
 */
export function maskPesel(value: string): string {
  return value.slice(-2).padStart(value.length, '*');
}
