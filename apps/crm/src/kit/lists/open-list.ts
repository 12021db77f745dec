import { withNamesOfToday } from '@szansa/api-client/former-names';
import { redirect } from '@tanstack/react-router';

import type { SearchParams } from '../address/search-params.ts';
import { queryClient } from '../api/api.ts';
import { accessNow } from '../session/session-atoms.ts';
import { translations } from '../texts/i18n.ts';
import { toasts } from '../toasts/toasts.ts';
import { cleanAddress } from './clean-address.ts';
import type { ListPlace } from './list-address.ts';
import { rememberedList } from './list-memory.ts';
import { openingAddress } from './opening.ts';
import { ownListQuery, type OwnList } from './own-list.ts';

/** Where a list is about to be opened. */
export interface ListOpening {
  readonly list: ListPlace;
  /** Path of its screen. */
  readonly to: string;
  readonly search: SearchParams;
  /** The same as a string, as in the address. */
  readonly searchText: string;
}

/** A list opened without a word looks as it did last in this browser session, else as its default view. */
function adoptOpening({ list, to, searchText }: ListOpening, own: OwnList | undefined): void {
  const search = openingAddress(searchText, rememberedList(list.name), own?.views ?? []);
  if (search) throw redirect({ to, search, replace: true });
}

/**
 * Handles the navigation to a list: invalid parts are removed from the address, with a toast; filters get their current
 * names, without one; an address without parameters is replaced by the list's opening address, as far as that is known.
 * @throws the redirect that leads there.
 */
export function enterList(opening: ListOpening): void {
  const { list, to, search } = opening;
  const named = withNamesOfToday(search, list.facts.formerly);
  const cleaned = cleanAddress(list, named, accessNow().isExcluded);
  if (cleaned) {
    toasts.show({ title: translations.t('lists.addressCleaned'), type: 'foreground' });
    throw redirect({ to, search: cleaned, replace: true });
  }
  if (named !== search) throw redirect({ to, search: named, replace: true });
  adoptOpening(opening, queryClient.getQueryData(ownListQuery(list.viewsAt(search)).queryKey));
}

/**
 * Prefetches the rows, and the user's arrangement of the list, for the address with which a screen would open the list.
 * @returns that address.
 */
export function requestList({ list, search, searchText }: Omit<ListOpening, 'to'>): SearchParams {
  const opened = openingAddress(searchText, rememberedList(list.name), []) ?? search;
  const named = withNamesOfToday(opened, list.facts.formerly);
  void list.prefetch(cleanAddress(list, named, accessNow().isExcluded) ?? named);
  void queryClient.prefetchQuery(ownListQuery(list.viewsAt(opened)));
  return opened;
}

/**
 * Prefetches the rows, and the user's arrangement of the list; the latter is awaited only when the list is opened for
 * the first time and without parameters. The screen shows a failure, and retries.
 */
export async function preloadList(opening: ListOpening): Promise<void> {
  const { list, search, searchText } = opening;
  void list.prefetch(search);
  const own = queryClient
    .ensureQueryData({ ...ownListQuery(list.viewsAt(search)), revalidateIfStale: true, retry: false })
    .catch(() => undefined);
  if (searchText === '' && rememberedList(list.name) === null) adoptOpening(opening, await own);
}
