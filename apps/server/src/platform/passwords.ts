import { hash, verify } from '@node-rs/argon2';

import { boundedQueue } from './queues/bounded-queue.ts';

/** OWASP's argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would use up the processor for all others; a longer queue would exceed the time that users wait. */
const queue = boundedQueue({ name: 'passwords', atOnce: 2, mostQueued: 100, deadlineMs: 5000 });

/** @throws 503 when too many passwords are queued to be hashed, or for too long. */
export function hashPassword(password: string): Promise<string> {
  return queue(() => hash(password, cost));
}

let decoy: Promise<string> | undefined;

async function decoyHash(): Promise<string> {
  decoy ??= hashPassword('nobody has this password');
  try {
    return await decoy;
  } catch (error) {
    decoy = undefined;
    throw error;
  }
}

/**
 * Verifies a password; for an account that does not exist (null) it takes as long and returns false.
 * @throws 503 when too many passwords are queued to be verified, or for too long.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await decoyHash());
  const matches = await queue(() => verify(against, password));
  return matches && stored !== null;
}
