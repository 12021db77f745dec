/** Of how many customers one person may see the personal id within an hour (rule CU6). */
export const revealsAnHour = 20;

/** Whether one more may be seen, by those seen within the last hour; one of them may be seen again. */
export function mayReveal(seen: readonly string[], customerId: string): boolean {
  return seen.includes(customerId) || new Set(seen).size < revealsAnHour;
}
