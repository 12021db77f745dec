import { lazyComponent } from '../lazy/index.ts';

/** The field a value turns into: it brings the calendar and the list of choices along, which reading does without. */
export const InlineEditField = lazyComponent(
  async () => (await import('./inline-edit-field.tsx')).InlineEditField,
);
