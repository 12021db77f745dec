import { isReady, type DemoPart, type DemoRecords } from '../platform/demo.ts';

/**
 * Has parts added one after another: always the first of those whose needs are made.
 * @throws Error when a part needs what no other makes.
 */
export async function addParts(
  parts: readonly DemoPart[],
  add: (part: DemoPart, made: Partial<DemoRecords>) => Promise<Partial<DemoRecords>>,
): Promise<void> {
  let made: Partial<DemoRecords> = {};
  let pending = parts;
  while (pending.length > 0) {
    const known = made;
    const next = pending.find((part) => isReady(part, known));
    if (!next) {
      const missing = new Set(pending.flatMap(({ needs }) => needs).filter((need) => !(need in known)));
      throw new Error(`The demo lacks ${[...missing].join(', ')}`);
    }
    made = { ...known, ...(await add(next, known)) };
    pending = pending.filter((part) => part !== next);
  }
}
