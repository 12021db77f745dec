import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { FoundCall } from '../lists/use-found.ts';
import type { RecordPlace } from '../records/record-definition.ts';
import { whatMatched } from '../records/what-matched.ts';
import type { Name } from '../texts/texts.ts';
import type { Formats } from '../texts/use-formats.ts';
import type { FeaturePalette } from './palette.ts';

export interface RecordPaletteOptions<Row> {
  readonly record: RecordPlace;
  readonly heading: Name;
  readonly icon: ReactNode;
  /** What writes a new one down, where its list does. */
  readonly create?: { readonly list: string; readonly label: Name; readonly icon?: ReactNode };
  readonly found: FoundCall<Row>;
  /** What a record is called; empty parts of the hint are left out. */
  readonly nameOf: (row: Row) => string;
  readonly hintOf: (row: Row, formats: Formats) => readonly (string | false | null | undefined)[];
  /** Further facts by which a search may have found it; the matching one is shown first. */
  readonly knownOf?: (row: Row, formats: Formats) => readonly (string | false | null | undefined)[];
  /** What is shown where nothing was found. */
  readonly similar?: (
    search: string,
    signal: AbortSignal,
  ) => Promise<readonly { readonly id: string; readonly label: string; readonly hint: string }[]>;
}

/** What the palette does with records of a kind: writes down a new one, and finds and opens any. */
export function recordPalette<Row extends { readonly id: string }>(
  options: RecordPaletteOptions<Row>,
): FeaturePalette {
  const { record, heading, icon, create, found, nameOf, hintOf, knownOf, similar } = options;
  const { kind, path, listPath } = record;
  return {
    actions: create
      ? [
          {
            id: `new-${kind}`,
            label: create.label,
            icon: create.icon ?? <Plus aria-hidden />,
            right: `${kind}.create`,
            to: listPath,
            list: create.list,
            search: { new: kind },
          },
        ]
      : [],
    records: {
      kind,
      heading,
      right: `${kind}.get`,
      icon,
      href: (id) => path.replace('$id', id),
      key: (search) => [...found.key, { search }],
      find: async (search, signal, formats) => {
        const { items } = await found.find({ search, perPage: 25 }, signal);
        if (items.length === 0 && similar) return similar(search, signal);
        return items.map((row) => {
          const hint = hintOf(row, formats).filter(Boolean);
          const matched = whatMatched(search, nameOf(row), [...hint, ...(knownOf?.(row, formats) ?? [])]);
          const others = hint.filter((part) => part !== matched);
          return {
            id: row.id,
            label: nameOf(row),
            hint: [matched, ...others].filter(Boolean).join(' · '),
          };
        });
      },
    },
  };
}
