import { listFactsOf } from '@szansa/api-client/contract';
import { namedLists } from '@szansa/api-client/endpoints';
import { excludableFieldOf } from '@szansa/domain/access';
import type { ListName, ViewSearch } from '@szansa/domain/list';
import { opportunityScope } from '@szansa/domain/opportunity';
import type { z } from 'zod';

import { searchColumnFor } from '#modules/customers';
import type { Actor } from '#platform';

/** Whether the actor may read the list at all: views shared of other lists are none of theirs. */
export function readsList(actor: Actor, list: ListName): boolean {
  const { access } = namedLists[list];
  if (access === 'public' || access === 'signed-in') return true;
  if (access === 'operator') return false;
  const rights = typeof access === 'string' ? [access] : access;
  return rights.some((right) => actor.can(right));
}

/** Whether some field that a search of the list looks into is hidden from the actor. */
function searchesLess(actor: Actor, list: ListName): boolean {
  const rows = Object.values(listFactsOf(namedLists[list])?.hideable ?? {});
  return (
    searchColumnFor(actor) === 'customer.searchName' || rows.some((field) => actor.excludedFields.has(field))
  );
}

/** Matches exactly the number of an opportunity, which is hidden from no user. */
const opportunityNumber = /^#\d{1,9}$/;

/** Whether a text may be a tax id, a phone number or an e-mail, or a part of one. */
function mayIdentify(text: string): boolean {
  return /[\d@]/.test(text) && !opportunityNumber.test(text);
}

function isHidden(actor: Actor, list: ListName, [key, value]: [string, ViewSearch[string]]): boolean {
  if (key === 'search') return searchesLess(actor, list) && [value].flat().some(mayIdentify);
  // the list rejects the filter for unassigned opportunities from users who may not claim them
  if (key === 'isUnassigned') return opportunityScope(actor) !== 'all';
  const filter = namedLists[list].query?.shape[key] as z.ZodType | undefined;
  const field = filter && excludableFieldOf(filter);
  return field !== undefined && actor.excludedFields.has(field);
}

/** Returns the filters of another user's view, without those that are hidden from the actor. */
export function sharedSearch(
  actor: Actor,
  list: ListName,
  search: ViewSearch,
): { readonly search: ViewSearch; readonly isPartial: boolean } {
  const entries = Object.entries(search);
  const shown = entries.filter((entry) => !isHidden(actor, list, entry));
  return { search: Object.fromEntries(shown), isPartial: shown.length < entries.length };
}
