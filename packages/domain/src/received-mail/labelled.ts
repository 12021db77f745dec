/** What a line of a form is about. */
type Label = 'name' | 'firstName' | 'lastName' | 'firm' | 'phone' | 'email' | 'taxId';

const labels: ReadonlyMap<string, Label> = new Map(
  Object.entries({
    name: [
      'imię i nazwisko',
      'imie i nazwisko',
      'imię, nazwisko',
      'twoje imię i nazwisko',
      'osoba kontaktowa',
      'klient',
      'name',
      'full name',
      'your name',
      'contact name',
      'vor- und nachname',
    ],
    firstName: ['imię', 'imie', 'twoje imię', 'first name', 'vorname'],
    lastName: ['nazwisko', 'last name', 'surname', 'nachname'],
    firm: ['firma', 'nazwa firmy', 'nazwa', 'company', 'company name', 'unternehmen'],
    phone: [
      'telefon',
      'tel',
      'tel.',
      'nr tel',
      'nr tel.',
      'nr telefonu',
      'numer telefonu',
      'telefon kontaktowy',
      'telefon komórkowy',
      'twój telefon',
      'komórka',
      'kom',
      'kom.',
      'phone',
      'phone number',
      'your phone',
      'mobile',
    ],
    email: [
      'e-mail',
      'email',
      'mail',
      'adres e-mail',
      'adres email',
      'adres mailowy',
      'twój e-mail',
      'twój email',
      'e-mail address',
      'email address',
      'your email',
    ],
    taxId: ['nip', 'nip firmy', 'numer nip', 'vat id', 'tax id', 'tax id number', 'vat number'],
  } satisfies Record<Label, string[]>).flatMap(([label, names]) =>
    names.map((name) => [name, label as Label] as const),
  ),
);

const longestLabel = 40;
const longestValue = 200;

function labelOf(text: string): Label | null {
  if (text.length > longestLabel) return null;
  const bare = text.replaceAll(/^[\s*•·–-]+|[\s:*]+$/g, '').toLowerCase();
  return labels.get(bare) ?? null;
}

/** Returns the label at the start of a cell and the value behind its colon; a bare label has no value. */
function readCell(cell: string): { label: Label | null; value: string } {
  const colon = cell.slice(0, longestLabel + 1).indexOf(':');
  const label = colon === -1 ? labelOf(cell) : labelOf(cell.slice(0, colon));
  return { label, value: label === null || colon === -1 ? '' : cell.slice(colon + 1).trim() };
}

const startsWithLabel = /^[^:@]{1,40}:(?!\/\/)/u;

/**
 * Returns the values of labelled lines, as forms and portals write them: `Telefon: 600 100 200`, the value in the next
 * line, or in the next cell of a table, whose cells a tab or a `|` separates.
 */
export function labelledValues(text: string): ReadonlyMap<Label, readonly string[]> {
  const found = new Map<Label, string[]>();
  const add = (label: Label, value: string) => {
    found.set(label, [...(found.get(label) ?? []), value.slice(0, longestValue)].slice(0, 5));
  };
  let open: Label | null = null;
  for (const cell of text.split(/[\n\t|]/).map((one) => one.trim())) {
    if (cell === '') continue;
    const { label, value } = readCell(cell);
    if (label !== null && value !== '') add(label, value);
    else if (label === null && open !== null && !startsWithLabel.test(cell)) add(open, cell);
    open = label !== null && value === '' ? label : null;
  }
  return found;
}

const capitalised = (word: string) =>
  word === word.toLowerCase() || word === word.toUpperCase()
    ? word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase()
    : word;

/** The words of a name; none for what is no name of a person. */
function wordsOfName(value: string | undefined): string[] {
  const words = (value ?? '').split(/\s+/).filter((word) => word !== '');
  const isName = words.length <= 5 && words.every((word) => /^\p{L}[\p{L}’'.-]{0,40}$/u.test(word));
  return isName ? words.map((word) => word.split('-').map(capitalised).join('-')) : [];
}

/** Returns the name of a person from labelled values; either part is null where it is missing. */
export function labelledName(
  values: ReadonlyMap<Label, readonly string[]>,
): { readonly firstName: string | null; readonly lastName: string | null } | null {
  const whole = wordsOfName(values.get('name')?.[0]);
  const firstName = wordsOfName(values.get('firstName')?.[0]).join(' ') || (whole[0] ?? null);
  const lastName =
    wordsOfName(values.get('lastName')?.[0]).join(' ') || (whole.length > 1 ? (whole.at(-1) ?? null) : null);
  return firstName === null && lastName === null ? null : { firstName, lastName };
}
