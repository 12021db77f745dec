import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Milliseconds that pages of a list took. */
export interface Waits {
  readonly longest: number;
  readonly median: number;
}

/** A process of its own that asks for pages of a list: what sends the offer would hold up what it measures. */
export async function startColleague(url: string, token: string): Promise<ChildProcess> {
  const colleague = fork(path.join(import.meta.dirname, 'colleague.ts'), [url, token]);
  await once(colleague, 'message');
  return colleague;
}
