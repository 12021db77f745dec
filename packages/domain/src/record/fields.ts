/** Names of one thing, as staff read them. */
export type Label = readonly [polish: string, english: string];

/** How a field looks wherever it is typed or shown: the kinds that forms, lists and exports know. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'email'
  | 'emails'
  | 'phone'
  | 'phones'
  | 'taxId'
  | 'website'
  | 'color'
  | 'active'
  | 'choice'
  | 'money'
  | 'percent'
  | 'number'
  | 'reference';

export interface FieldOptions {
  /** In forms and on the screen of the record. */
  readonly label: Label;
  /** Where only the value is shown: in lists and exports; by default the label. */
  readonly heading?: Label;
  /** Below the field of a form. */
  readonly hint?: Label;
  /** A new record cannot do without it; it is never null. */
  readonly required?: true;
  /** The group of fields that administrators hide it with; it is absent from answers, lists, filters and exports then. */
  readonly hideWith?: string;
  /** The search of the list finds it. */
  readonly search?: true;
  /** The list can be filtered by it. */
  readonly filter?: true;
  /** The list can be sorted by it. */
  readonly sort?: true;
  /** Part of the record alone, not of its row in a list. */
  readonly detail?: true;
}

/** Bounds of what is typed; of texts the number of characters. */
export interface Limits {
  readonly min?: number;
  readonly max?: number;
  /** The code of the refusal of a number outside. */
  readonly refusedAs?: string;
  /** Where choosing a colour starts, `#rrggbb`. */
  readonly start?: string;
}

/**
 * One field of a record. Its type says the kind, the type of its value and its options, but not its schema: comparing
 * the types of schemas is what makes the compiler slow.
 */
export interface Field<
  Kind extends FieldKind = FieldKind,
  Stored = unknown,
  Options extends FieldOptions = FieldOptions,
> {
  readonly kind: Kind;
  readonly options: Options;
  readonly limits: Limits;
  /** Of a choice: its values with their names. */
  readonly values: Readonly<Record<string, Label>>;
  /** The value of a field that is not empty; in the type only. */
  readonly stored?: Stored;
}

export type Fields = Readonly<Record<string, Field>>;

const field =
  <Stored>() =>
  <const Kind extends FieldKind, const Options extends FieldOptions>(
    kind: Kind,
    options: Options,
    limits: Limits = {},
    values: Readonly<Record<string, Label>> = {},
  ): Field<Kind, Stored, Options> => ({ kind, options, limits, values });

const textual = field<string>();
const several = field<string[]>();

/** Options of a kind of field that has a name of its own. */
type Named<Options> = Omit<Options, 'label'> & { readonly label?: Label };

/** One line of text. */
export const text = <const O extends FieldOptions>(max: number, options: O) =>
  textual('text', options, { max });

/** Text of several lines. */
export const longText = <const O extends FieldOptions>(max: number, options: O) =>
  textual('longText', options, { max });

export const email = <const O extends Named<FieldOptions>>(options: O) =>
  textual('email', { label: ['E-mail', 'E-mail'], ...options });

/** Up to ten addresses. */
export const emails = <const O extends Named<FieldOptions>>(options: O) =>
  several(
    'emails',
    { label: ['Adresy e-mail', 'E-mails'], heading: ['E-mail', 'E-mail'], ...options },
    { max: 10 },
  );

export const phone = <const O extends Named<FieldOptions>>(options: O) =>
  textual('phone', { label: ['Telefon', 'Phone'], ...options });

/** Up to ten numbers. */
export const phones = <const O extends Named<FieldOptions>>(options: O) =>
  several(
    'phones',
    { label: ['Telefony', 'Phones'], heading: ['Telefon', 'Phone'], ...options },
    { max: 10 },
  );

/** A Polish tax id, ten digits. */
export const taxId = <const O extends Named<FieldOptions>>(options: O) =>
  textual('taxId', { label: ['NIP', 'Tax ID (NIP)'], heading: ['NIP', 'Tax ID'], ...options });

export const website = <const O extends Named<FieldOptions>>(options: O) =>
  textual('website', { label: ['Strona internetowa', 'Website'], ...options });

/** `#rrggbb`; choosing one starts at `start`. */
export const color = <const O extends Named<FieldOptions>>(start: string, options: O) =>
  textual('color', { label: ['Kolor', 'Colour'], ...options }, { start });

/** Whether it is in use; a new record is, unless its writer says otherwise. */
export const active = <const O extends FieldOptions>(options: O) => field<boolean>()('active', options);

/** One of several values, each with its name. */
export const choice = <const Value extends string, const O extends FieldOptions>(
  values: Readonly<Record<Value, Label>>,
  options: O,
) => field<Value>()('choice', options, {}, values);

/** Zloty with two places, as text. */
export const money = <const O extends FieldOptions>(options: O) => textual('money', options);

/** Percent as text, with up to four places. */
export const percent = <const O extends FieldOptions>(options: O) => textual('percent', options);

/** A whole number within limits. */
export const number = <const O extends FieldOptions>(limits: Limits, options: O) =>
  field<number>()('number', options, limits);

/** The id of another record; answers name that record in a field of their own. */
export const reference = <const O extends FieldOptions>(options: O) => textual('reference', options);
