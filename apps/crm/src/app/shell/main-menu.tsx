import { MenuGroup, MenuItem, useMediaQuery } from '@szansa/ui/app-shell';
import { Link } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

import { menuGroups } from '#kit/routing/feature.ts';
import { storedAtom } from '#kit/storage.ts';

import { useOwnEntries } from './use-own-entries.ts';

/** Groups that the user has opened or folded. */
const chosenGroupsAtom = storedAtom<Readonly<Record<string, boolean>>>('szansa.menu-groups', {});

/** Height of the menu's brand and foot in pixels. */
const aroundGroups = 106;

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** What decides which groups of the menu are open. */
interface MenuGroupState<Group extends string> {
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

/** Only what the user may open; a group nothing is left of is not there. Groups that do not fit fold. */
export function MainMenu() {
  const { t } = useTranslation();
  const entries = useOwnEntries();
  const [chosen, setChosen] = useAtom(chosenGroupsAtom);
  const height = useSyncExternalStore(onResize, () => window.innerHeight);
  // a sheet scrolls by the thumb
  const isSheet = !useMediaQuery('(min-width: 768px)');
  const groups = menuGroups
    .map((group) => {
      const items = entries.filter((entry) => entry.group === group);
      return { group, items, count: items.length, isHere: items.some(({ isHere }) => isHere) };
    })
    .filter(({ count }) => count > 0);
  const open = openGroups(groups, isSheet ? Infinity : height - aroundGroups, chosen);
  return groups.map(({ group, items, isHere }) => (
    <MenuGroup
      key={group}
      label={t(`menu.${group}`)}
      open={open.has(group)}
      onOpenChange={isHere ? undefined : (next) => setChosen({ ...chosen, [group]: next })}
    >
      {items.map(({ to, icon, name, isHere: active }) => (
        <MenuItem key={to} icon={icon} label={name} active={active} link={<Link to={to} />} />
      ))}
    </MenuGroup>
  ));
}
