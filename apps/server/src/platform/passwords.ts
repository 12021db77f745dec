import { hash, verify } from '@node-rs/argon2';

import { Refusal } from './refusal.ts';

/** OWASP's argon2id: 19 MiB, two passes. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** More at once would take the processor from everyone else. */
const atOnce = 2;
/** More than this would wait longer than anyone does. */
const mostWaiting = 200;
let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) throw new Refusal('unavailable');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** @throws 503 when too many passwords wait to be hashed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost));
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
 * Checks a password; for an account that does not exist (null) it takes as long and says no.
 * @throws 503 when too many passwords wait to be checked.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const against = stored ?? (await decoyHash());
  const matches = await inTurn(() => verify(against, password));
  return matches && stored !== null;
}
