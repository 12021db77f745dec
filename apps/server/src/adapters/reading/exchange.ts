import type { ReadingProblem, ReadPage, ReadValue } from '@szansa/domain/reading';

/** The pages of a quote, and the values that were found in them. */
export interface QuoteRead {
  readonly pages: readonly ReadPage[];
  readonly values: readonly ReadValue[];
}

/** A message that the child process sends while it reads. */
export type ChildMessage =
  | { readonly kind: 'page'; readonly done: number; readonly total: number }
  | ({ readonly kind: 'read' } & QuoteRead)
  | { readonly kind: 'refused'; readonly problem: ReadingProblem };

/** Pages of a document that are read, and of those the pictures whose letters are recognised. */
export const mostPages = 40;
export const mostScans = 12;
