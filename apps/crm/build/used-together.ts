/** Weighs which pieces of the app belong into one file. Knows nothing of the bundler. */

/** Modules that are always needed together, loaded after the start. */
export interface Piece {
  readonly id: string;
  /** Bytes of it that are sent, before compression. */
  readonly size: number;
  /** What needs it: screens, and parts that are loaded lazily. */
  readonly neededBy: ReadonlySet<string>;
  /** Ids of the pieces it imports. */
  readonly imports: readonly string[];
}

export interface Weights {
  /** How often a screen or a part is loaded, beside the others. */
  readonly of: (root: string) => number;
  /** Bytes that a request less is worth. */
  readonly request: number;
}

/** Pieces in one file. */
interface File {
  readonly pieces: readonly Piece[];
  readonly size: number;
  /** Who loads it. A file is loaded whole, and all it imports with it. */
  readonly loadedBy: Set<string>;
  readonly imports: Set<File>;
}

function reachable(file: File, found = new Set<File>()): Set<File> {
  for (const next of file.imports) {
    if (found.has(next)) continue;
    found.add(next);
    reachable(next, found);
  }
  return found;
}

/** Both would import each other by way of a third, which may then run before what it needs. */
function makesCircle(one: File, other: File): boolean {
  const leadsTo = (from: File, to: File) =>
    [...reachable(from)].some((between) => between !== to && reachable(between).has(to));
  return leadsTo(one, other) || leadsTo(other, one);
}

function weightOf(roots: Iterable<string>, known: ReadonlySet<string>, of: Weights['of']): number {
  let sum = 0;
  for (const root of roots) if (!known.has(root)) sum += of(root);
  return sum;
}

/** What is saved at most by a merge: requests of those who load both, less the bytes that others load for nothing. */
function savingOf(one: File, other: File, { of, request }: Weights): number {
  let both = 0;
  for (const root of one.loadedBy) if (other.loadedBy.has(root)) both += of(root);
  if (both === 0) return 0;
  const forNothing =
    weightOf(one.loadedBy, other.loadedBy, of) * other.size +
    weightOf(other.loadedBy, one.loadedBy, of) * one.size;
  return both * request - forNothing;
}

/** What those pay who load a file now and did not load all that it will import. */
function importsCost(one: File, other: File, { of, request }: Weights): number {
  const loadedBy = new Set([...one.loadedBy, ...other.loadedBy]);
  let cost = 0;
  for (const file of new Set([...reachable(one), ...reachable(other)])) {
    if (file === one || file === other) continue;
    cost += weightOf(loadedBy, file.loadedBy, of) * (file.size + request);
  }
  return cost;
}

/** Puts two files into one, in the place of the first; returns the files whose loading changes with that. */
function merge(files: Set<File>, one: File, other: File): ReadonlySet<File> {
  const merged: File = {
    pieces: [...one.pieces, ...other.pieces],
    size: one.size + other.size,
    loadedBy: new Set([...one.loadedBy, ...other.loadedBy]),
    imports: new Set([...one.imports, ...other.imports]),
  };
  for (const part of [one, other]) {
    merged.imports.delete(part);
    files.delete(part);
  }
  for (const { imports } of files) {
    const before = imports.size;
    imports.delete(one);
    imports.delete(other);
    if (imports.size < before) imports.add(merged);
  }
  const changed = new Set([merged]);
  for (const file of reachable(merged)) {
    const before = file.loadedBy.size;
    for (const root of merged.loadedBy) file.loadedBy.add(root);
    if (file.loadedBy.size > before) changed.add(file);
  }
  files.add(merged);
  return changed;
}

function separateFiles(pieces: readonly Piece[]): File[] {
  const files = new Map(
    pieces.map((piece): [string, File] => [
      piece.id,
      { pieces: [piece], size: piece.size, loadedBy: new Set(piece.neededBy), imports: new Set() },
    ]),
  );
  for (const { id, imports } of pieces) {
    for (const name of imports) {
      const imported = files.get(name);
      if (imported) files.get(id)?.imports.add(imported);
    }
  }
  return [...files.values()];
}

interface Pair {
  readonly one: File;
  readonly other: File;
  readonly saving: number;
}

/** Returns the pair whose merging gains most, of pairs by what they save at most; undefined if none gains anything. */
function bestOf(pairs: readonly Pair[], weights: Weights): Pair | undefined {
  let best: { readonly pair: Pair; readonly gain: number } | undefined;
  for (const pair of pairs) {
    if (pair.saving <= (best?.gain ?? 0)) break;
    const { one, other, saving } = pair;
    const gain = saving - importsCost(one, other, weights);
    if (gain > (best?.gain ?? 0) && !makesCircle(one, other)) best = { pair, gain };
  }
  return best?.pair;
}

/**
 * Groups pieces that are loaded together into files. It starts with a file for each, and repeatedly merges the two
 * whose merging saves most, until no merging saves anything.
 * @returns the ids of the pieces of each file.
 */
export function usedTogether(pieces: readonly Piece[], weights: Weights): readonly (readonly string[])[] {
  const files = new Set(separateFiles(pieces));
  const pairOf = (one: File, other: File): Pair[] => {
    const saving = one === other ? 0 : savingOf(one, other, weights);
    return saving > 0 ? [{ one, other, saving }] : [];
  };
  const bySaving = (found: Pair[]) => found.toSorted((one, other) => other.saving - one.saving);
  const all = [...files];
  let pairs = bySaving(
    all.flatMap((one, index) => all.slice(index + 1).flatMap((other) => pairOf(one, other))),
  );
  for (;;) {
    const best = bestOf(pairs, weights);
    if (!best) return [...files].map((file) => file.pieces.map(({ id }) => id));
    const changed = merge(files, best.one, best.other);
    const kept = pairs.filter(
      ({ one, other }) => files.has(one) && files.has(other) && !changed.has(one) && !changed.has(other),
    );
    const seen = new Set<File>();
    const renewed = [...changed].flatMap((one) => {
      seen.add(one);
      return [...files].flatMap((other) => (seen.has(other) ? [] : pairOf(one, other)));
    });
    pairs = bySaving([...kept, ...renewed]);
  }
}
