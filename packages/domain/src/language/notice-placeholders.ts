import type { Language } from '../account/index.ts';

/** What a text for a customer may leave open, with its names in texts: in Polish and in English. */
const names = {
  case: ['sprawa', 'case'],
  number: ['szansa.numer', 'opportunity.number'],
  customer: ['klient.nazwa', 'customer.name'],
  vehicle: ['pojazd.nazwa', 'vehicle.name'],
  sender: ['handlowiec.nazwisko', 'worker.name'],
  agency: ['agencja.nazwa', 'agency.name'],
  signature: ['podpis', 'signature'],
} as const;

export type NoticePlaceholder = keyof typeof names;

const isPlaceholder = (name: string): name is NoticePlaceholder => Object.hasOwn(names, name);

export const noticePlaceholders: readonly NoticePlaceholder[] = Object.keys(names).filter(isPlaceholder);

const byName: ReadonlyMap<string, NoticePlaceholder> = new Map(
  noticePlaceholders.flatMap((placeholder) => names[placeholder].map((name) => [name, placeholder])),
);

/** Returns a placeholder as it is written in a text. */
export function writtenPlaceholder(placeholder: NoticePlaceholder, language: Language): string {
  const [polish, english] = names[placeholder];
  return `{${language === 'pl' ? polish : english}}`;
}

/** Anything in braces without a space is meant as a placeholder. */
const written = /\{([^{}\s]+)\}/g;

/** Returns the unknown names in braces, each once. */
export function unknownPlaceholders(text: string): string[] {
  const found = [...text.matchAll(written)].map(([, name = '']) => name);
  return [...new Set(found)].filter((name) => !byName.has(name));
}

/** Returns a text with its placeholders filled in; unknown ones remain unchanged. */
export function filledPlaceholders(
  text: string,
  values: Readonly<Record<NoticePlaceholder, string>>,
): string {
  return text.replaceAll(written, (whole, name: string) => {
    const placeholder = byName.get(name);
    return placeholder === undefined ? whole : values[placeholder];
  });
}
