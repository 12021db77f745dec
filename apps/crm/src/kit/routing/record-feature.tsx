import type { Entity } from '@szansa/domain/access';
import type { Label } from '@szansa/domain/record';
import type { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { RecordPlace } from '../records/record-definition.ts';
import type { Name, Texts } from '../texts/texts.ts';
import type { Feature } from './feature.ts';
import type { FeaturePalette } from './palette.ts';
import type { RecordPaletteOptions } from './record-palette.tsx';
import type { ScreenFacts } from './screen-facts.ts';
import { screen } from './screen.tsx';

type Component = ReturnType<typeof lazyRouteComponent>;

interface RecordFeatureOptions<List extends `/${string}`, One extends `/${string}/$id`, Row> {
  readonly kind: Entity;
  readonly names: { readonly one: Label; readonly many: Label };
  readonly icon: ReactNode;
  /** Its group in the menu; by default the directory. */
  readonly group?: 'sales';
  /** Keys pressed one after another that lead to the list. */
  readonly keys: string;
  readonly texts: readonly Texts[];
  readonly list: {
    readonly path: List;
    readonly address: NonNullable<ScreenFacts['list']>;
    readonly component: Component;
  };
  readonly record: {
    readonly path: One;
    readonly component: Component;
    /** Prefetches the record. */
    readonly prefetch: (id: string) => unknown;
  };
  /** What the palette shows of records, and what it calls creating one. */
  readonly palette: Pick<RecordPaletteOptions<Row>, 'found' | 'nameOf' | 'hintOf' | 'knownOf' | 'similar'> & {
    readonly create: Name;
    readonly createIcon?: ReactNode;
  };
}

const nameOf = ([pl, en]: Label): Name => ({ pl, en });

/**
 * Returns the feature of a kind of record: its list and its screen, in the menu and in the palette, for users who may
 * read it.
 */
export function recordFeature<
  const List extends `/${string}`,
  const One extends `/${string}/$id`,
  Row extends { readonly id: string },
>(options: RecordFeatureOptions<List, One, Row>) {
  const { kind, names, icon, group = 'catalogue', keys, texts, list, record } = options;
  const right = `${kind}.get` as const;
  return {
    texts,
    screens: [
      screen(list.path, {
        title: nameOf(names.many),
        right,
        texts,
        list: list.address,
        component: list.component,
      }),
      screen(record.path, {
        title: nameOf(names.one),
        right,
        texts,
        parent: list.path,
        component: record.component,
        prefetch: ({ id = '' }) => record.prefetch(id),
      }),
    ],
    menu: [
      {
        group,
        to: list.path,
        under: record.path.replace('$id', ''),
        icon,
        right,
        keys,
        create: { form: kind, right: `${kind}.create` as const, list: list.address.name },
      },
    ],
    palette: async (): Promise<FeaturePalette> => {
      const { recordPalette } = await import('./record-palette.tsx');
      const { create, createIcon, ...palette } = options.palette;
      return recordPalette({
        ...palette,
        // its own screens, which the router knows
        record: { kind, path: record.path, listPath: list.path } as RecordPlace,
        heading: nameOf(names.many),
        icon,
        create: { list: list.address.name, label: create, icon: createIcon },
      });
    },
  } as const satisfies Feature;
}
