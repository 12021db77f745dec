import { isFirstStart } from '#modules/users';
import type { ModuleParts } from '../platform/module.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { systemVerb } from '../platform/verb.ts';
import { addParts } from './parts.ts';
import { seeded } from './seeded.ts';
import { workBefore } from './working-hours.ts';

export interface DemoOptions {
  /** One administrator and nothing else. */
  readonly empty: boolean;
  /** Returns the password of each account; null creates accounts whose invitation is pending. */
  readonly password: (() => string) | null;
  /** What the demo is drawn from; another seed makes another agency. */
  readonly seed?: number;
  /** When the agency is started; what happened in it ends there. */
  readonly now?: Date;
}

/** Working days the demo agency looks back on: about sixteen months. */
const daysOfWork = 350;

/**
 * Fills a database that has no users yet with the demo records of `modules`. A database with users is left unchanged,
 * also when several servers start at the same time.
 * @returns whether it was filled now.
 */
export async function seedDemo(
  platform: Platform,
  modules: readonly ModuleParts[],
  { empty, password, seed = 2026, now = new Date() }: DemoOptions,
): Promise<boolean> {
  const opened = empty ? now : workBefore(now, daysOfWork);
  const starts = modules.flatMap(({ start }) => start ?? []);
  const demos = empty ? [] : modules.flatMap(({ demo }) => demo ?? []);
  return systemVerb(platform, async (work) => {
    if (!(await isFirstStart(work.db))) return false;
    const passwordHash = password && (await hashPassword(password()));
    const demo = { work, random: seeded(seed), now, opened, passwordHash };
    await addParts([...starts, ...demos], (part, made) => part.add(demo, made));
    return true;
  });
}
