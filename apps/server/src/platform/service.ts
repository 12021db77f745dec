import type { Context } from './context.ts';

/** Something that runs beside requests and jobs for as long as the server does, such as a line that is listened to. */
export interface RunningService {
  close(): Promise<void>;
}

/** Starts a service. It acts without an actor, with a new context each time. */
export type Service = (contextFor: () => Context) => RunningService;
