import { fold } from '../fold/index.ts';

export interface ComboboxOption {
  /** Never empty. */
  value: string;
  label: string;
  /** A second line that distinguishes options with the same name. */
  hint?: string;
}

/**
 * Returns options whose label or hint contains every word of the query, ignoring case and accents; the order is
 * preserved.
 */
export function filterOptions<Option extends Pick<ComboboxOption, 'label' | 'hint'>>(
  options: readonly Option[],
  query: string,
): readonly Option[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  return options.filter((option) => {
    const text = fold(`${option.label} ${option.hint ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}
