/** What the first screen asks of the board: the own deals, or those of the whole agency. */
export function boardQuery(isOverAgency: boolean) {
  return { query: isOverAgency ? {} : { is_self: true } };
}
