import type { Work } from './context.ts';

/** Chance that is the same every time: the demo agency looks alike wherever it is started. */
export interface Seeded {
  /** From 0 up to 1, without 1. */
  next(): number;
  /** A whole number of the range, both ends included. */
  between(least: number, most: number): number;
  /** @throws RangeError when there is nothing to pick from. */
  pick<T>(items: readonly T[]): T;
  /** `true` so often. */
  chance(share: number): boolean;
  /** An id as if it had been made at that instant. */
  id(at: Date): string;
}

/** A new agency while it is filled. */
export interface Demo {
  readonly work: Work;
  readonly random: Seeded;
  /** When it is started; none of its records is younger. */
  readonly now: Date;
  /** When its staff started to work; no record is older. */
  readonly opened: Date;
  /** The password of every account; null for those who are to be invited. */
  readonly passwordHash: string | null;
}

/** What modules make for a new agency and others build on; `modules.ts` adds what each of them makes. */
export interface DemoRecords {}

/** What a module adds to a new agency. */
export interface DemoPart {
  /** What has to be made before. */
  readonly needs: readonly (keyof DemoRecords)[];
  /** Adds it; answers with what others may build on. */
  add(demo: Demo, made: Partial<DemoRecords>): Promise<Partial<DemoRecords>>;
}

function hasAll<Need extends keyof DemoRecords>(
  made: Partial<DemoRecords>,
  needs: readonly Need[],
): made is Partial<DemoRecords> & Pick<DemoRecords, Need> {
  return needs.every((need) => made[need] !== undefined);
}

/** Whether all is made that a part needs. */
export function isReady({ needs }: DemoPart, made: Partial<DemoRecords>): boolean {
  return hasAll(made, needs);
}

/** Declares a part: it runs after what it needs is made, and is given it. */
export function demoPart<Need extends keyof DemoRecords>(
  needs: readonly Need[],
  add: (demo: Demo, made: Pick<DemoRecords, Need>) => Promise<Partial<DemoRecords>>,
): DemoPart {
  return {
    needs,
    add: async (demo, made) => {
      if (!hasAll(made, needs)) throw new Error(`A part of the demo runs before ${needs.join(', ')}`);
      return add(demo, made);
    },
  };
}
