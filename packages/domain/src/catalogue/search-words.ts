/** Synonyms used in catalogue lists, by the start of the search word. */
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

/** Returns the synonyms of a search word in catalogue lists; null where it has none. */
export const namedAlike = (word: string): readonly string[] | null =>
  otherWords.find(([start]) => start.test(word))?.[1] ?? null;

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
 * Returns a search word with its possible starts in the nominative: "octavii" comes from Octavia, "hakiem" from Hak.
 * Words with synonyms in the lists are recognised in all cases. Rule CC20.
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
