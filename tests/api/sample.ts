import type { Client, Endpoints, Input } from '@szansa/api-client/client';
import type { EndpointDefinition } from '@szansa/api-client/contract';

type BodyOf<Definition extends EndpointDefinition> =
  Input<Definition> extends { readonly body?: infer Body }
    ? 'body' extends keyof Input<Definition>
      ? Body
      : never
    : never;

type Calls = Readonly<Record<string, EndpointDefinition>>;

/** The body of every call of a resource that has one. */
type BodiesOf<Resource extends Calls> = {
  readonly [Name in keyof Resource as [BodyOf<Resource[Name]>] extends [never] ? never : Name]: BodyOf<
    Resource[Name]
  >;
};

/** What calls are about. */
export interface Records {
  /** Of each record by what it is, such as `bank`. @throws for one that no sample makes */
  readonly id: (kind: string) => string;
  readonly opportunityVersion: number;
  /** Not used by an account yet. */
  readonly email: string;
  /** To give to whom is invited. */
  readonly role: 'SUPER_ADMIN' | 'WORKER';
}

/** What the tests of the whole API need to know about the calls of a module. */
export interface Sample {
  /**
   * Valid bodies, of text parts alone where files go with them. They change as little as a call can, so that one may be
   * made many times. A resource named here that leaves one out does not compile.
   */
  readonly bodies: {
    readonly [Resource in keyof Endpoints]?: (records: Records) => BodiesOf<Endpoints[Resource]>;
  };
  /** The record that the `{id}` of a path refers to, by the prefix of the path; the longest prefix wins. */
  readonly paths?: Readonly<Record<string, string>>;
  /** Creates records; `id` has those of samples that were created before, in the order of `after`. */
  readonly make?: (client: Client, id: Records['id']) => Promise<Readonly<Record<string, string>>>;
  /** Samples by file name whose records this one needs. */
  readonly after?: readonly string[];
  /** Queries that cannot be left out, by call. */
  readonly queries?: Readonly<Record<string, (records: Records) => Readonly<Record<string, string>>>>;
  /** What can be hidden. */
  readonly hidden?: Hidden;
}

interface Hidden {
  /** What is written down under each field, as answers spell it; nothing else of the records looks like it. */
  readonly texts: Readonly<Record<string, readonly string[]>>;
  /** Writes the texts into the records. */
  readonly write: (client: Client, id: Records['id']) => Promise<unknown>;
  /** The value of the field in a write or a filter, by its path or the last part of it. */
  readonly values: Readonly<Record<string, unknown>>;
}
