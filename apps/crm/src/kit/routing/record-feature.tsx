import type { Entity } from '@szansa/domain/access';
import type { lazyRouteComponent } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import type { Name, Texts } from '../texts/texts.ts';
import type { Feature } from './feature.ts';
import type { ScreenFacts } from './screen-facts.ts';
import { screen } from './screen.tsx';

type Component = ReturnType<typeof lazyRouteComponent>;

interface DirectoryOptions<List extends `/${string}`, One extends `/${string}/$id`> {
  readonly entity: Entity;
  readonly icon: ReactNode;
  /** Its group in the menu; by default the directory. */
  readonly group?: 'sales';
  /** Keys pressed one after another that lead to the list. */
  readonly keys: string;
  readonly texts: readonly Texts[];
  readonly list: {
    readonly path: List;
    readonly title: Name;
    readonly address: NonNullable<ScreenFacts['list']>;
    readonly component: Component;
  };
  readonly record: {
    readonly path: One;
    readonly title: Name;
    readonly component: Component;
    /** Prefetches the record. */
    readonly prefetch: (id: string) => unknown;
  };
  readonly palette: NonNullable<Feature['palette']>;
}

/**
 * Returns a feature of the directory: a list and its records, in the menu and in the palette, for users who may read
 * them.
 */
export function directoryFeature<const List extends `/${string}`, const One extends `/${string}/$id`>(
  options: DirectoryOptions<List, One>,
) {
  const { entity, icon, group = 'catalogue', keys, texts, list, record, palette } = options;
  const right = `${entity}.get` as const;
  return {
    texts,
    screens: [
      screen(list.path, {
        title: list.title,
        right,
        texts,
        list: list.address,
        component: list.component,
      }),
      screen(record.path, {
        title: record.title,
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
        create: { form: entity, right: `${entity}.create` as const, list: list.address.name },
      },
    ],
    palette,
  } as const satisfies Feature;
}
