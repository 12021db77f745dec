/** An announcement the user has not confirmed yet, as the browser stores it with the session. */
export interface PendingNotice {
  readonly id: string;
  readonly title: string;
  readonly isImportant: boolean;
  /** ISO 8601. */
  readonly sentAt: string;
  readonly readAt: string | null;
}

/** Returns the list with an announcement added: once, the newest first. */
export function withNew<Pending extends PendingNotice>(
  pending: readonly Pending[],
  come: Pending,
): readonly Pending[] {
  const others = pending.filter(({ id }) => id !== come.id);
  return [come, ...others].toSorted((one, other) => (one.sentAt < other.sentAt ? 1 : -1));
}

/** The list after one has been read; its first reading counts. */
export function withRead<Pending extends PendingNotice>(
  pending: readonly Pending[],
  id: string,
  readAt: string,
): readonly Pending[] {
  return pending.map((one) => (one.id === id && one.readAt === null ? { ...one, readAt } : one));
}

/** The list after one has been confirmed: it leaves it (specification, section 4). */
export function withoutConfirmed<Pending extends PendingNotice>(
  pending: readonly Pending[],
  id: string,
): readonly Pending[] {
  return pending.filter((one) => one.id !== id);
}

/** Returns the announcement shown on top of the screen: the oldest important one that is not postponed. */
export function onTop<Pending extends PendingNotice>(
  pending: readonly Pending[],
  putOff: readonly string[],
): Pending | undefined {
  return pending.findLast(({ id, isImportant }) => isImportant && !putOff.includes(id));
}
