import type { Endpoints } from '@szansa/api-client/endpoints';
import { linkedKinds } from '@szansa/domain/record-link';

import { Refusal, type Module, type Produced, type StaffContext } from '#platform';
import type { LinkedRegistry } from './kinds.ts';

type Described = Produced<Endpoints['recordLinks']['describe']>;

/** One record as its reader may know it; nothing of one they may not read (rule RL2). */
async function described(
  context: StaffContext,
  registry: LinkedRegistry,
  record: string,
): Promise<Described> {
  const [name = '', id = ''] = record.split(':');
  const kind = linkedKinds.find((one) => one === name);
  if (!kind) return [];
  const { right, describe } = registry[kind];
  if (right !== null && !context.actor.can(right)) return [];
  try {
    const found = await describe(context, id);
    return [{ kind, id, name: found.name, status: found.status ?? null }];
  } catch (error) {
    if (error instanceof Refusal) return [];
    throw error;
  }
}

/** What links in conversations lead to; each kind of record is described by `registry`. */
export const recordLinksModule = (registry: LinkedRegistry) =>
  ({
    routes: {
      recordLinks: {
        describe: async ({ query, context }) => {
          const found: Described[] = [];
          // one after another: a message must not use many database connections at once
          for (const record of query.record) found.push(await described(context, registry, record));
          return found.flat();
        },
      },
    },
  }) as const satisfies Module;
