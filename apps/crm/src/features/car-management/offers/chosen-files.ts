import { createContext, use, useState } from 'react';

import type { ChosenFiles } from './offer-values.ts';
import type { CarImage } from './variant-images.ts';

interface FilesOfForm {
  readonly files: ChosenFiles;
  /** Chooses the file of a variant, or none. */
  readonly choose: (variantId: string, file: File | null) => void;
  readonly clear: () => void;
}

interface FilesAround extends FilesOfForm {
  /** Pictures as they are stored now: sizes of one may be ready only after the form was begun. */
  readonly images: readonly CarImage[];
}

const FilesContext = createContext<FilesAround | null>(null);

export const FilesProvider = FilesContext.Provider;

/** The files that a form sends along: no draft keeps them, so they stand beside its values. */
export function useChosenFiles(): FilesOfForm {
  const [files, setFiles] = useState<ChosenFiles>(new Map());
  return {
    files,
    choose: (variantId, file) =>
      setFiles((before) => {
        const after = new Map(before);
        if (file) after.set(variantId, file);
        else after.delete(variantId);
        return after;
      }),
    clear: () => setFiles(new Map()),
  };
}

/** Those of the form around. @throws outside of one */
export function useFilesOfForm(): FilesAround {
  const files = use(FilesContext);
  if (!files) throw new Error('A specification is chosen in the form of an offer');
  return files;
}
