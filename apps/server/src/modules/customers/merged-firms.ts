interface Firm {
  readonly id: string;
}

const lacking = (firms: readonly Firm[], others: readonly Firm[]) =>
  firms.filter(({ id }) => !others.some((one) => one.id === id));

/**
 * Merges two users' changes of a customer's firms: the current ones, without those the writer removed, with those the
 * writer added. Returns null when both replaced the same firm by another one: a user has to decide.
 * @param read the firms that the writer's change is based on
 */
export function mergedFirms<F extends Firm>(
  read: readonly Firm[],
  now: readonly F[],
  requested: readonly F[],
): readonly F[] | null {
  const [added, removed] = [lacking(requested, read), lacking(read, requested)];
  const [addedByOthers, removedByOthers] = [lacking(now, read), lacking(read, now)];
  const bothHave = removed.length > lacking(removed, removedByOthers).length;
  const alike = lacking(added, addedByOthers).length === 0 && lacking(addedByOthers, added).length === 0;
  if (bothHave && added.length > 0 && addedByOthers.length > 0 && !alike) return null;
  const remaining = now.filter(({ id }) => !removed.some((one) => one.id === id));
  const isAdded = ({ id }: Firm) => added.some((one) => one.id === id) && !now.some((one) => one.id === id);
  return [...remaining, ...requested.filter(isAdded)];
}
