// dear to make, so there is one a language
const rules = { pl: new Intl.PluralRules('pl'), en: new Intl.PluralRules('en') };

/** The forms of a phrase that is counted: `1 wiadomość`, `2 wiadomości`, `5 wiadomości`. */
interface PolishForms {
  readonly one: string;
  readonly few: string;
  readonly many: string;
}

interface EnglishForms {
  readonly one: string;
  readonly other: string;
}

/** A Polish phrase for a whole number, in the form that goes with it. */
export function polishForm(count: number, { one, few, many }: PolishForms): string {
  const form = rules.pl.select(count);
  if (form === 'one') return one;
  return form === 'few' ? few : many;
}

/** An English phrase for a whole number, in the form that goes with it. */
export function englishForm(count: number, { one, other }: EnglishForms): string {
  return rules.en.select(count) === 'one' ? one : other;
}
