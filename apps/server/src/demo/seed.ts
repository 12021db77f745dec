import { isFirstStart } from '#modules/users';
import { isReady, type Demo, type DemoPart, type DemoRecords } from '../platform/demo.ts';
import type { ModuleParts } from '../platform/module.ts';
import { hashPassword } from '../platform/passwords.ts';
import type { Platform } from '../platform/platform.ts';
import { systemVerb } from '../platform/verb.ts';
import { seeded } from './seeded.ts';
import { workBefore } from './working-hours.ts';

export interface DemoOptions {
  /** One administrator and nothing else. */
  readonly empty: boolean;
  /** Password of every account made. */
  readonly password: string;
  /** What the demo is drawn from; another seed makes another agency. */
  readonly seed?: number;
  /** When the agency is started; what happened in it ends there. */
  readonly now?: Date;
}

/** Working days the demo agency looks back on: about fourteen months. */
const daysOfWork = 300;

/**
 * Runs parts one after another: always the first of those whose needs are made.
 * @throws Error when a part needs what no other makes.
 */
export async function addParts(demo: Demo, parts: readonly DemoPart[]): Promise<void> {
  let made: Partial<DemoRecords> = {};
  let waiting = parts;
  while (waiting.length > 0) {
    const known = made;
    const next = waiting.find((part) => isReady(part, known));
    if (!next) {
      const missing = new Set(waiting.flatMap(({ needs }) => needs).filter((need) => !(need in known)));
      throw new Error(`The demo lacks ${[...missing].join(', ')}`);
    }
    made = { ...known, ...(await next.add(demo, known)) };
    waiting = waiting.filter((part) => part !== next);
  }
}

/**
 * Fills a database that has no users yet with what `modules` bring; one that has some is left alone, whoever else
 * starts beside us.
 */
export async function seedDemo(
  platform: Platform,
  modules: readonly ModuleParts[],
  { empty, password, seed = 2026, now = new Date() }: DemoOptions,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  const opened = empty ? now : workBefore(now, daysOfWork);
  const starts = modules.flatMap(({ start }) => start ?? []);
  const demos = empty ? [] : modules.flatMap(({ demo }) => demo ?? []);
  await systemVerb(platform, async (work) => {
    if (!(await isFirstStart(work.db))) return;
    await addParts({ work, random: seeded(seed), now, opened, passwordHash }, [...starts, ...demos]);
  });
}
