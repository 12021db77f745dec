import { reachOf } from '@szansa/domain/analytics';
import { opportunityScope } from '@szansa/domain/opportunity';

import type { Actor } from '#platform';
import type { Counted } from './filter-queries.ts';

/** Whose opportunities an actor counts: of those they read, all or their own (rule AN5). */
export function countedBy(actor: Actor): Counted {
  return {
    scope: opportunityScope(actor),
    ownedBy: reachOf(actor) === 'own' ? actor.userId : undefined,
  };
}
