export interface ListExtent {
  firstId: string | undefined;
  lastId: string | undefined;
  /** Pixels of all messages together. */
  height: number;
}

export interface ListPosition extends ListExtent {
  /** Pixels scrolled from the top. */
  top: number;
  atBottom: boolean;
}

/**
 * Where to scroll after messages changed, in pixels from the top; undefined to stay.
 * @param lastIsOwn whether the reader wrote the newest message.
 */
export function scrollAfterChange(
  before: ListPosition | undefined,
  after: ListExtent,
  lastIsOwn: boolean,
): number | undefined {
  if (!before?.lastId) return after.height;
  const arrived = before.lastId !== after.lastId;
  if (before.atBottom || (arrived && lastIsOwn)) return after.height;
  if (before.firstId !== after.firstId) return before.top + after.height - before.height;
  return undefined;
}
