/** What tests use of the S3 server, whose package has no types. */
declare module '@20minutes/s3rver' {
  import type { Server } from 'node:http';
  import type { AddressInfo } from 'node:net';

  /** A request and its answer, as in Koa. */
  interface Context {
    readonly method: string;
    readonly path: string;
    readonly query: Readonly<Record<string, string | undefined>>;
    readonly headers: Readonly<Record<string, string | undefined>>;
    status: number;
    type: string;
    body: string;
    /** Is signed behind the name of the bucket where `vhost` is true. */
    mountPath: string;
    readonly state: { vhost: boolean };
  }

  interface Options {
    readonly address: string;
    readonly port: number;
    readonly silent: boolean;
    readonly directory: string;
    readonly configureBuckets: readonly { readonly name: string }[];
  }

  export default class S3rver {
    constructor(options: Options);
    readonly middleware: ((context: Context, next: () => Promise<void>) => Promise<void>)[];
    readonly httpServer: Server;
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
