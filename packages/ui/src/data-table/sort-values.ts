export type SortValue = string | number | boolean | Date | null | undefined;

const collator = new Intl.Collator('pl', { numeric: true });

/** A value as rows are compared by it; undefined where there is none, which stands last both ways. */
export function comparable(value: SortValue): string | number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'number') return Number.isNaN(value) ? undefined : value;
  return typeof value === 'string' ? value : Number(value);
}

/** Texts as Poles order them, numbers inside of them by their size; everything else by its own. */
export function compareValues(one: string | number, other: string | number): number {
  return typeof one === 'string' && typeof other === 'string'
    ? collator.compare(one, other)
    : Number(one) - Number(other);
}
