import type { Basis } from './captions.ts';
import type { CaptionKey } from './caption-patterns.ts';
import type { Captioned, PaperLine } from './paper.ts';
import { quotedAt, type Quoted } from './quoted.ts';

/** A document, and its declared basis for all amounts. */
export interface Context {
  readonly lines: readonly PaperLine[];
  readonly captioned: readonly Captioned[];
  readonly all: Basis | null;
}

/** Returns the amounts for the captions of a key, the most reliable first. */
export function quotedOf({ lines, captioned }: Context, key: CaptionKey): Quoted[] {
  return captioned
    .filter(({ caption }) => caption.key === key)
    .flatMap((one) => quotedAt(lines, one) ?? [])
    .toSorted((one, other) => rank(other) - rank(one));
}

/** Returns the rank of an amount: those with a declared basis before others, single ones before columns of several. */
function rank({ net, gross, open, trust, isAmbiguous }: Quoted): number {
  const certainty = net !== null ? 2 : gross !== null || open !== null ? 1 : 0;
  return certainty + trust - (isAmbiguous ? 2 : 0);
}
