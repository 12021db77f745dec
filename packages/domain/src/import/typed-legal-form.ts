import {
  legalFormOf,
  legalForms,
  legalFormsEn,
  legalFormsPl,
  type LegalForm,
} from '../customer-organisation/index.ts';
import { fold } from '../shared/index.ts';
import { comparable } from './comparable.ts';

const soleTrader = /^(jdg|jednoosobowa dzialalnosc( gospodarcza)?|osoba fizyczna.*)$/;

/** How a form may be written: `Spółka cywilna (s.c.)`, `Spółka cywilna`, `s.c.`. */
function waysToWrite(name: string): string[] {
  const [, whole, abbreviation] = /^(.+) \((.+)\)$/.exec(name) ?? [];
  return [name, whole, abbreviation].flatMap((one) => (one ? [comparable(one)] : []));
}

/** Every form by its code, and by its names in both languages, as exports write them. */
const byName = new Map<string, LegalForm>(
  legalForms.flatMap((form) =>
    [comparable(form), ...waysToWrite(legalFormsPl[form]), ...waysToWrite(legalFormsEn[form])].map(
      (name) => [name, form] as const,
    ),
  ),
);

/** The legal form a cell names: in words, abbreviated or by its code; the text as it is when it names none. */
export function typedLegalForm(text: string): string {
  const words = fold(text).trim();
  if (soleTrader.test(words)) return 'sole_trader';
  return byName.get(comparable(text)) ?? legalFormOf(words.replace(/^spolka (?=z )/, 'sp. ')) ?? text;
}
