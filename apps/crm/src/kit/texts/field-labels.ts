import { useMemo } from 'react';

import type { Namespaces } from './namespaces.ts';
import { useTextsOf } from './use-texts-of.ts';

type Common = Namespaces['common'];

type OwnFields<N extends keyof Namespaces> = Namespaces[N] extends { readonly fields: infer Fields }
  ? keyof Fields & string
  : never;

/** The fields a namespace has labels for: its own `fields.<name>`, or those of every record. */
export type FieldLabelOf<N extends keyof Namespaces> =
  | OwnFields<N>
  | keyof Common['fields']
  | keyof Common['columns'];

/**
 * Returns the names of a record's fields: for forms, and where only the value is shown. A namespace contains only what
 * differs from the labels of `common`.
 */
export function useFieldLabels(namespace: keyof Namespaces) {
  const t = useTextsOf(namespace);
  return useMemo(
    () => ({
      label: (name: string) =>
        t([`fields.${name}`, `common:fields.${name}`, `columns.${name}`, `common:columns.${name}`]),
      heading: (name: string) =>
        t([`columns.${name}`, `common:columns.${name}`, `fields.${name}`, `common:fields.${name}`]),
      /** Hint below the field; missing where the namespace has none. */
      hint: (name: string) => t(`hints.${name}`, { defaultValue: '' }) || undefined,
    }),
    [t],
  );
}
