import type { ServerEvent, ServerPayload } from '@szansa/api-client/realtime';

import { openCache, type Cache, type CacheSettings } from './cache.ts';

export interface PersonSettings extends CacheSettings {
  /** The open opportunity. */
  readonly recordId: string;
  /** Opens the board of all users, not the user's own. */
  readonly isManager: boolean;
}

export type Person = Pick<Cache, 'reads' | 'close'>;
export type OnEvent = <E extends ServerEvent>(name: E, payload: ServerPayload<E>) => void;

/** Opens a user with the board, the list of all opportunities and one of them. */
export async function openPerson(
  { recordId, isManager, ...settings }: PersonSettings,
  onEvent: OnEvent,
): Promise<Person> {
  const cache = openCache(settings);
  const { client, queries, show } = cache;
  const params = { id: recordId };
  const board = isManager ? {} : { query: { is_self: true } };
  const list = { query: { perPage: 25 as const } };
  const { opportunities, offers, comments } = client;
  await Promise.all([
    show(queries.opportunities.board.key(board), () => opportunities.board(board)),
    show(queries.opportunities.list.key(list), () => opportunities.list(list)),
    show(queries.opportunities.get.key({ params }), () => opportunities.get({ params })),
    show(queries.opportunities.timeline.key({ params }), () => opportunities.timeline({ params })),
    show(queries.offers.listOfOpportunity.key({ params }), () => offers.listOfOpportunity({ params })),
    show(queries.comments.find.key({ params }), () => comments.find({ params })),
  ]);
  await cache.connect({ entity: 'opportunity', id: recordId }, onEvent);
  return cache;
}
