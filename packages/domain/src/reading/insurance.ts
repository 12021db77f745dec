import { fold } from '../shared/index.ts';
import { countsIn } from './numbers.ts';
import type { Captioned, Piece } from './paper.ts';
import type { Context } from './quotes.ts';
import type { ReadCount } from './terms.ts';
import { readValue, ruleOf, sourceOf, trustIn, type ReadValue } from './value.ts';

interface Period {
  readonly months: number;
  readonly start: number;
  readonly end: number;
}

const yearly =
  /(?:skladka |stawka )?rocz\p{L}+|(?:\/\s?|za |na (?:pierwszy )?|per |a )(?:rok|year)(?!\p{L})|annual\p{L}*|yearly|p\.\s?a\./u;
const monthly = /(?:\/\s?|za )(?:m-c|mies\p{L}*)|miesiecznie|(?:per|a) month|monthly/u;
const whole =
  /(?:na |za |w )?(?:caly|calym|pelny) okres\p{L}*|w okresie (?:umowy|leasingu|finansowania)|(?:for the )?(?:whole|full|entire) (?:term|period|contract)/u;

/** The months that a premium is for, by the words around it. Rule RD29. */
function periodIn(text: string, counts: readonly ReadCount[]): Period | null {
  const named = countsIn(text).find(({ isNamed }) => isNamed);
  if (named) return { months: named.value, start: named.start, end: named.end };
  const folded = fold(text);
  const found = [
    {
      match: whole.exec(folded),
      months: counts.find(({ isTerm }) => isTerm)?.value ?? counts[0]?.value ?? 0,
    },
    { match: yearly.exec(folded), months: 12 },
    { match: monthly.exec(folded), months: 1 },
  ].find(({ match, months }) => match !== null && months > 0);
  if (!found?.match) return null;
  return { months: found.months, start: found.match.index, end: found.match.index + found.match[0].length };
}

function placesOf({ caption, cell, beside, below }: Captioned): Piece[] {
  const [first, ...others] = beside;
  const end = first?.cell === cell ? first.end : cell.text.length;
  return [{ cell, start: caption.start, end, way: 'beside' }, ...others, ...below.slice(0, 1)];
}

/** The periods that the premiums of the car's insurance and of GAP are for. */
export function insurancePeriods({ captioned }: Context, counts: readonly ReadCount[]): ReadValue[] {
  return (['carInsurance', 'gapInsurance'] as const).flatMap((key) => {
    for (const one of captioned) {
      if (one.caption.key !== key) continue;
      for (const piece of placesOf(one)) {
        const text = piece.cell.text.slice(piece.start, piece.end);
        const period = periodIn(text, counts);
        if (!period) continue;
        const start = piece.start + period.start;
        const source = sourceOf(piece.cell, start, piece.start + period.end, ruleOf[piece.way]);
        return [
          readValue(`offer.${key}Months`, String(period.months), source, {
            trust: trustIn[piece.way] - 0.05,
          }),
        ];
      }
    }
    return [];
  });
}
