import type { EndpointTree } from '@szansa/api-client/contract';

import type { Db } from './database/pool.ts';
import type { ResourceHandlers } from './http/handlers.ts';
import type { Room } from './realtime/announce.ts';
import type { Actor } from './sessions/actor.ts';

/** What the platform itself takes from a module. */
export interface ModuleParts {
  readonly routes: object;
  /** The rooms an actor enters because of what they may read. */
  readonly rooms?: (actor: Actor) => readonly Room[];
  /** What removes rows that have expired; run once an hour. */
  readonly sweeps?: readonly ((db: Db) => Promise<void>)[];
}

/** What a module brings to the server. */
export interface ServerModule<Tree extends EndpointTree> extends ModuleParts {
  /** Handlers by resource; modules may share the endpoints of one. */
  readonly routes: { readonly [Resource in keyof Tree]?: Partial<ResourceHandlers<Tree[Resource]>> };
}
