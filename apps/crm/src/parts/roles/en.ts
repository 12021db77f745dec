import type { Translated } from '#kit/texts/translated.ts';

import type * as polish from './pl.ts';

export const roleColumns: Translated<typeof polish.roleColumns> = {
  failed: 'An error occurred while fetching roles',
  matrix: 'Visible columns: {{table}}',
  column: 'Column',
  title: 'Columns for roles',
  hint: 'A column is seen by everybody to whom any of their roles shows it. Hiding a column hides no data elsewhere.',
};
