import type { FieldLabelOf } from '../texts/field-labels.ts';
import type { Namespaces } from '../texts/namespaces.ts';
import type { NamespaceWith } from '../texts/texts.ts';

interface Pair {
  readonly title: string;
  readonly hint: string;
}

/** The texts of a list: the namespace of its feature contains these, and a heading for each of its columns. */
interface ListTexts {
  readonly title: string;
  readonly search: string;
  readonly columns: Readonly<Record<string, string>>;
  readonly noMatches: Pair;
  readonly empty: Pair;
}

/** Namespaces that contain all texts of a list. */
export type ListNamespace = NamespaceWith<ListTexts>;

/** The columns a namespace has headings for, its own or those of every record. */
export type ColumnOf<N extends ListNamespace> = (keyof Namespaces[N]['columns'] & string) | FieldLabelOf<N>;
