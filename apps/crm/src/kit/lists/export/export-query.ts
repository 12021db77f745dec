import type { ListState } from '../list-state.ts';

/** What a list is narrowed to and ordered by, without the page that is shown. */
export function exportQueryOf({ sort, search, filters }: ListState): Record<string, string | string[]> {
  const chosen = Object.entries(filters).map(([key, values]): [string, string | string[]] => {
    const [first = '', ...others] = values;
    return [key, others.length === 0 ? first : [first, ...others]];
  });
  return { ...Object.fromEntries(chosen), sort, ...(search === '' ? {} : { search }) };
}
