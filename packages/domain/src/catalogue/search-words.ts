/** Words that lists of the catalogue say otherwise: by how each begins. */
const otherWords: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^automat/, ['automat', 'dsg', 'cvt', 'tronic', 'redukcyjna']],
  [/^manual/, ['manual']],
  [/^(elektry|electric|ev$|bev$)/, ['elektry', 'bev']],
  [/^(hybryd|hybrid)/, ['hybryd', 'hybrid']],
  [/^(diese?l|dize?l|olej)/, ['diesel']],
  [/^(benzyn|petrol)/, ['benzyn']],
  [/^(4x4|awd|4wd)$/, ['4x4', 'awd', 'na cztery kola']],
  [/^(kombi|estate)$/, ['kombi', 'combi', 'variant', 'touring', 'avant']],
  [/^(sedan|saloon)/, ['sedan']],
  [/^suv/, ['suv']],
  [/^plug-?in/, ['plug-in', 'phev']],
  [/^(kabrio|convertible|cabrio)/, ['kabriolet', 'cabrio']],
  [/^(dostawcz|van$)/, ['dostawcz', 'furgon', 'van']],
  [/^vw$/, ['vw', 'volkswagen']],
  [/^(bial|white$)/, ['bial', 'white']],
  [/^(czarn|black$)/, ['czarn', 'black']],
  [/^(czerwon|red$)/, ['czerwon', 'red']],
  [/^(niebiesk|blue$)/, ['niebiesk', 'blue']],
  [/^(szar[yaei]|gr[ae]y$)/, ['szary', 'grey', 'gray']],
  [/^(srebrn|silver$)/, ['srebrn', 'silver']],
  [/^(zielon|green$)/, ['zielon', 'green']],
  [/^(bezow|beige$)/, ['bezow', 'beige']],
];

/** How lists of the catalogue say a word of a search; null of one that they do not say otherwise. */
export const namedAlike = (word: string): readonly string[] | null =>
  otherWords.find(([begins]) => begins.test(word))?.[1] ?? null;

/** Endings of Polish cases, with how the first case ends; what is left of the word has so many letters at least. */
const endings: readonly (readonly [ending: string, first: string, least: number])[] = [
  ['ii', 'ia', 1],
  ['ie', 'ia', 2],
  ['iem', '', 3],
  ['em', '', 4],
  ['ami', '', 4],
  ['ymi', '', 4],
  ['y', 'a', 3],
  ['i', 'a', 3],
  ['e', 'a', 3],
  ['a', '', 4],
  ['u', '', 4],
];

/**
 * A word of a search with how it may begin in its first case: "octavii" is of Octavia, "hakiem" of a Hak. Words that lists say
 * otherwise are known in all cases. Rule CC20.
 */
export function searchForms(words: readonly string[]): readonly string[] {
  const [word = ''] = words;
  if (words.length !== 1 || namedAlike(word) !== null || !/^[a-z]+$/.test(word)) return words;
  const firsts = endings.flatMap(([ending, first, least]) => {
    const stem = word.slice(0, -ending.length);
    return word.endsWith(ending) && stem.length >= least ? [stem + first] : [];
  });
  return [word, ...firsts];
}

/**
 * Whether a word of a search may name what a car is equipped with. "Automat" is a transmission, even though an air conditioning
 * is automatic as well; short words are parts of names. Rule CC20.
 */
export const mayNameEquipment = (words: readonly string[]): boolean =>
  words.length === 1 && words.every((word) => word.length >= 3 && namedAlike(word) === null);
