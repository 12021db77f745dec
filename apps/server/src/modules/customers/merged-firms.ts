interface Firm {
  readonly id: string;
}

const lacking = (firms: readonly Firm[], others: readonly Firm[]) =>
  firms.filter(({ id }) => !others.some((one) => one.id === id));

/**
 * The firms of a customer after two people changed them: those there are now, without those the writer took away, with
 * those the writer added. Null when both put something else in the place of one firm: somebody has to decide.
 * @param read the firms that the writer began with
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
