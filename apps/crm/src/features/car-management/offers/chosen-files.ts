import { createContext, use } from 'react';

import type { FormFiles } from '#kit/drafts/use-draft-files.ts';

import type { CarImage } from './variant-images.ts';

interface FilesAround extends Pick<FormFiles, 'files' | 'choose'> {
  /** Pictures as they are stored now: sizes of one may be ready only after the form was opened. */
  readonly images: readonly CarImage[];
}

const FilesContext = createContext<FilesAround | null>(null);

export const FilesProvider = FilesContext.Provider;

/** Those of the form around. @throws outside of one */
export function useFilesOfForm(): FilesAround {
  const files = use(FilesContext);
  if (!files) throw new Error('A specification is chosen in the form of an offer');
  return files;
}
