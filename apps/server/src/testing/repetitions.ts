/** Whether everything is repeated in full, as `npm run test:all` has it. */
export const runsAll = process.env['TEST_ALL'] === 'true';

/** How often something is repeated: a few times in every run, and in full by `npm run test:all`. */
export function repetitions({ usual, all }: { readonly usual: number; readonly all: number }): number {
  return runsAll ? all : usual;
}

/**
 * How often fast-check draws: the same few cases in every run, which so fails by a change alone, and new ones by
 * `npm run test:all`; what those find becomes a test of its own.
 */
export function draws(
  counts: { readonly usual: number; readonly all: number },
  seed = 35,
): { numRuns: number; seed?: number } {
  return { numRuns: repetitions(counts), ...(runsAll ? {} : { seed }) };
}
