import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Response times of pages of a list, in milliseconds. */
export interface Waits {
  readonly longest: number;
  readonly median: number;
}

/** Starts a separate process that requests pages of a list, because sending the offer would delay its measurements. */
export async function startColleague(url: string, token: string): Promise<ChildProcess> {
  const colleague = fork(path.join(import.meta.dirname, 'colleague.ts'), [url, token]);
  await once(colleague, 'message');
  return colleague;
}
