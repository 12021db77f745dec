/** What decides which groups of the menu are open. */
export interface MenuGroupState<Group extends string> {
  readonly group: Group;
  /** How many entries it has. */
  readonly count: number;
  /** It has the entry of the current page. */
  readonly isHere: boolean;
}

/** Pixels of an entry with its gap and of a group's heading, as the menu draws them. */
const entryHeight = 33;
const headingHeight = 31;

/**
 * The groups whose entries are shown. The one of the current page is open, others are as the user has left them; those
 * never pressed fold from the last one up until the menu fits into `room`.
 * @param room - pixels there are for the groups.
 */
export function openGroups<Group extends string>(
  groups: readonly MenuGroupState<Group>[],
  room: number,
  chosen: Readonly<Record<string, boolean>>,
): ReadonlySet<Group> {
  const open = new Set(groups.filter(({ group, isHere }) => isHere || chosen[group] !== false));
  const height = () =>
    groups.length * headingHeight + [...open].reduce((sum, { count }) => sum + count * entryHeight, 0);
  for (const group of groups.toReversed()) {
    if (height() <= room) break;
    if (!group.isHere && chosen[group.group] === undefined) open.delete(group);
  }
  return new Set([...open].map(({ group }) => group));
}
