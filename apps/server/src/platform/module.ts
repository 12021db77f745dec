import type { EndpointTree } from '@szansa/api-client/contract';

import type { DemoPart } from './demo.ts';
import type { FileOwner } from './files/file-owners.ts';
import type { Subscribers } from './events.ts';
import type { ResourceHandlers } from './http/handlers.ts';
import type { JobKind } from './jobs/job-kind.ts';
import type { MailEnded } from './mail/ending.ts';
import type { Interrupted } from './operations/interrupted.ts';
import type { Room } from './realtime/emit.ts';
import type { Watchable } from './realtime/watchable.ts';
import type { Actor } from './sessions/actor.ts';
import type { Service } from './service.ts';
import type { Sweep } from './sweeping.ts';

/** The parts of a module that the platform uses. */
export interface ModuleParts {
  readonly routes: object;
  /** The rooms an actor enters because of what they may read. */
  readonly rooms?: (actor: Actor) => readonly Room[];
  /** Its records that a browser may subscribe to; the events of each are published in the record's own room. */
  readonly watchable?: Watchable;
  /** Its records that files belong to; who may read one may download its files. */
  readonly files?: readonly FileOwner[];
  /** Called with the results of mails about records; ignores those of other modules' records. */
  readonly mailEnded?: MailEnded;
  /** Ends its records of operations that were interrupted. */
  readonly interrupted?: Interrupted;
  /** Its subscribers to events of other modules, called in the transactions that publish them. */
  readonly subscribers?: Subscribers;
  /** What removes rows that have expired; run once an hour. */
  readonly sweeps?: readonly Sweep[];
  /** Kinds of background work: delayed, retried, or outside a request. */
  readonly jobs?: readonly JobKind[];
  /** What runs beside requests and jobs, for as long as the server does. */
  readonly services?: readonly Service[];
  /** Records that every new agency has, the empty one included. */
  readonly start?: DemoPart;
  /** What it adds to the demo agency. */
  readonly demo?: DemoPart;
}

/** What a module brings to the server. */
export interface ServerModule<Tree extends EndpointTree> extends ModuleParts {
  /** Handlers by resource; modules may share the endpoints of one. */
  readonly routes: { readonly [Resource in keyof Tree]?: Partial<ResourceHandlers<Tree[Resource]>> };
}
