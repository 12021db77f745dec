/** A field of a record that a column can bring. */
export interface MappingField<Field extends string> {
  value: Field;
  label: string;
  /** Several columns may bring it; any other leaves the column it was on. */
  several?: boolean | undefined;
  /** Named above the columns as long as none brings it. */
  required?: boolean | undefined;
}

/** The field each column brings; null for one that is left out. */
export type Mapping<Field extends string> = readonly (Field | null)[];

/** A field that has left a column for another one. */
export interface MappedField<Field extends string> {
  readonly field: Field;
  /** Indexes of the column it left and of the one that brings it now. */
  readonly from: number;
  readonly to: number;
}

type Several<Field extends string> = readonly Pick<MappingField<Field>, 'value' | 'several'>[];

/** The mapping with one column changed, and what other columns lost by it. */
export function withField<Field extends string>(
  mapping: Mapping<Field>,
  index: number,
  field: Field | null,
  fields: Several<Field>,
): { mapping: (Field | null)[]; moved: MappedField<Field>[] } {
  const isFree = field === null || fields.some(({ value, several }) => value === field && several);
  const moved = isFree
    ? []
    : mapping.flatMap((one, from) => (one === field && from !== index ? { field, from, to: index } : []));
  const losers = new Set(moved.map(({ from }) => from));
  return {
    mapping: mapping.map((one, at) => (at === index ? field : losers.has(at) ? null : one)),
    moved,
  };
}

/**
 * Returns the removed fields still to be marked: the column is still without a field, and the other one still has it.
 */
export function stillMapped<Field extends string>(
  moved: readonly MappedField<Field>[],
  mapping: Mapping<Field>,
): MappedField<Field>[] {
  return moved.filter(({ field, from, to }) => mapping[from] === null && mapping[to] === field);
}

/** Required fields that no column brings. */
export function missingFields<Field extends string>(
  mapping: Mapping<Field>,
  fields: readonly MappingField<Field>[],
): MappingField<Field>[] {
  return fields.filter(({ value, required }) => required && !mapping.includes(value));
}
