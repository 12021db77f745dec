import type { Entity } from '@szansa/domain/access';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';

import type { FoundCall } from '../lists/use-found.ts';
import type { Name } from '../texts/texts.ts';
import type { Formats } from '../texts/use-formats.ts';
import type { FeaturePalette } from './palette.ts';

interface RecordPaletteOptions<Row> {
  /** As the address, the recent records and the rights name it: `new=bank`, `bank.get`. */
  readonly kind: Entity;
  readonly heading: Name;
  /** The list, by its name and path. */
  readonly list: { readonly name: string; readonly path: string };
  readonly icon: ReactNode;
  /** The address of a record. */
  readonly href: (id: string) => string;
  /** What writes a new one down, from its list. */
  readonly create: { readonly label: Name; readonly icon?: ReactNode };
  readonly found: FoundCall<Row>;
  /** What a record is called; empty parts of the hint are left out. */
  readonly nameOf: (row: Row) => string;
  readonly hintOf: (row: Row, formats: Formats) => readonly (string | false | null | undefined)[];
}

/** What the palette does with records of a kind: writes down a new one, and finds and opens any. */
export function recordPalette<Row extends { readonly id: string }>(
  options: RecordPaletteOptions<Row>,
): FeaturePalette {
  const { kind, heading, list, icon, href, create, found, nameOf, hintOf } = options;
  return {
    actions: [
      {
        id: `new-${kind}`,
        label: create.label,
        icon: create.icon ?? <Plus aria-hidden />,
        right: `${kind}.create`,
        to: list.path,
        list: list.name,
        search: { new: kind },
      },
    ],
    records: {
      kind,
      heading,
      right: `${kind}.get`,
      icon,
      href,
      key: (search) => [...found.key, { search }],
      find: async (search, signal, formats) => {
        const { items } = await found.find({ search, perPage: 25 }, signal);
        return items.map((row) => ({
          id: row.id,
          label: nameOf(row),
          hint: hintOf(row, formats).filter(Boolean).join(' · '),
        }));
      },
    },
  };
}
