import type { Generated } from '#platform';

interface LabelTable {
  id: string;
  title: string;
  color: string;
  /** null: chosen automatically against the colour. */
  textColor: string | null;
  description: string | null;
  version: Generated<number>;
}

/** The tables of labels. */
export interface LabelsTables {
  label: LabelTable;
}
