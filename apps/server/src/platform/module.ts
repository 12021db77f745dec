import type { EndpointTree } from '@szansa/api-client/contract';

import type { DemoPart } from './demo.ts';
import type { FileOwner } from './files/file-owners.ts';
import type { Subscriber } from './hearing.ts';
import type { ResourceHandlers } from './http/handlers.ts';
import type { JobKind } from './jobs/job-kind.ts';
import type { MailEnded } from './mail/ending.ts';
import type { Interrupted } from './operations/interrupted.ts';
import type { Room } from './realtime/announce.ts';
import type { Watchable } from './realtime/watchable.ts';
import type { Actor } from './sessions/actor.ts';
import type { Service } from './service.ts';
import type { Sweep } from './sweeping.ts';

/** What the platform itself takes from a module. */
export interface ModuleParts {
  readonly routes: object;
  /** The rooms an actor enters because of what they may read. */
  readonly rooms?: (actor: Actor) => readonly Room[];
  /** Its records that a browser may watch; who does hears of them in their own room. */
  readonly watchable?: Watchable;
  /** Its records that files belong to; who may read one may download its files. */
  readonly files?: readonly FileOwner[];
  /** Hears how mails ended that are about its records; of others it does nothing. */
  readonly mailEnded?: MailEnded;
  /** Ends its records of operations that were interrupted. */
  readonly interrupted?: Interrupted;
  /** Hears of whatever any module writes into the audit log, in the same transaction. */
  readonly hears?: Subscriber;
  /** What removes rows that have expired; run once an hour. */
  readonly sweeps?: readonly Sweep[];
  /** Kinds of work that happens later, again, or outside a request. */
  readonly jobs?: readonly JobKind[];
  /** What runs beside requests and jobs, for as long as the server does. */
  readonly services?: readonly Service[];
  /** What every new agency begins with, the empty one included. */
  readonly start?: DemoPart;
  /** What it adds to the demo agency. */
  readonly demo?: DemoPart;
}

/** What a module brings to the server. */
export interface ServerModule<Tree extends EndpointTree> extends ModuleParts {
  /** Handlers by resource; modules may share the endpoints of one. */
  readonly routes: { readonly [Resource in keyof Tree]?: Partial<ResourceHandlers<Tree[Resource]>> };
}
