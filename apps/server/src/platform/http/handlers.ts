import type { Readable } from 'node:stream';

import type { EndpointDefinition, EndpointTree, Parsed } from '@szansa/api-client/contract';
import type { z } from 'zod';

import type { Context, StaffContext } from '../context.ts';
import type { ByteRange } from '../files/file-store.ts';
import type { BoundedQueue } from '../queues/bounded-queue.ts';
import type { Actor } from '../sessions/actor.ts';

interface FileFacts {
  readonly filename: string;
  readonly mime: string;
  /** ETag of content that never changes at its address; browsers may cache it permanently. */
  readonly unchanging?: string;
}

/** A stored file, which is opened when it is read. */
export interface ProducedStoredFile extends FileFacts {
  /** Bytes. */
  readonly size: number;
  /** Opens all of it, or a part. */
  readonly read: (range?: ByteRange) => Promise<Readable>;
}

/** What the handler of a download returns; it is always sent as an attachment. */
export type ProducedFile =
  | ProducedStoredFile
  | (FileFacts & { readonly stream: Readable })
  | (FileFacts & { readonly bytes: Uint8Array });

/** What a handler returns: the input of the response schema, or a file. */
export type Produced<D extends EndpointDefinition> = D['response'] extends z.ZodType
  ? z.input<D['response']>
  : ProducedFile;

type Caller<D extends EndpointDefinition> = D['access'] extends 'public' | 'operator'
  ? { readonly actor: null; readonly context: Context }
  : { readonly actor: Actor; readonly context: StaffContext };

/** What a handler receives: the parsed parts its endpoint describes, and who calls. */
export type HandlerInput<D extends EndpointDefinition> = Parsed<D> & Caller<D>;

export type Handler<D extends EndpointDefinition> = (input: HandlerInput<D>) => Promise<Produced<D>>;

/** A handler whose calls run in a queue. Queued calls use no database connection. */
export interface QueuedHandler<D extends EndpointDefinition> {
  readonly queue: BoundedQueue;
  readonly handle: Handler<D>;
}

/** The handlers of one resource; each of its endpoints needs one. */
export type ResourceHandlers<Calls> = {
  readonly [Name in keyof Calls]: Calls[Name] extends EndpointDefinition
    ? Handler<Calls[Name]> | QueuedHandler<Calls[Name]>
    : never;
};

/** The handlers of a tree of endpoints; a missing one does not compile. */
export type Handlers<Tree extends EndpointTree> = {
  readonly [Resource in keyof Tree]: ResourceHandlers<Tree[Resource]>;
};
