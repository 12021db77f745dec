import type { Basis } from './captions.ts';
import type { CaptionKey } from './caption-patterns.ts';
import type { Captioned, PaperLine } from './paper.ts';
import { quotedAt, type Quoted } from './quoted.ts';

/** A document, and what it says of all its amounts. */
export interface Context {
  readonly lines: readonly PaperLine[];
  readonly captioned: readonly Captioned[];
  readonly all: Basis | null;
}

/** What stands under the captions of a key, the surest first. */
export function quotedOf({ lines, captioned }: Context, key: CaptionKey): Quoted[] {
  return captioned
    .filter(({ caption }) => caption.key === key)
    .flatMap((one) => quotedAt(lines, one) ?? [])
    .toSorted((one, other) => rank(other) - rank(one));
}

/** Quotes that say their basis come before those that leave it open, single ones before columns of several. */
function rank({ net, gross, open, trust, isAmbiguous }: Quoted): number {
  const said = net !== null ? 2 : gross !== null || open !== null ? 1 : 0;
  return said + trust - (isAmbiguous ? 2 : 0);
}
