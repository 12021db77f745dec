import type { ReadingProblem, ReadPage } from '@szansa/domain/reading';

/** A message that the child process sends while it reads. */
export type ChildMessage =
  | { readonly kind: 'page'; readonly done: number; readonly total: number }
  | { readonly kind: 'read'; readonly pages: readonly ReadPage[] }
  | { readonly kind: 'refused'; readonly problem: ReadingProblem };

/** Pages of a document that are read, and of those the pictures whose letters are recognised. */
export const mostPages = 40;
export const mostScans = 12;
