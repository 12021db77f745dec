import { fold } from '../fold/index.ts';
import type { ComboboxOption } from './combobox-option.ts';

/** Options whose label or hint holds every word of the query, whatever its case and accents; order kept. */
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
