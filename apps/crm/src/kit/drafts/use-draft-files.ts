import { useState } from 'react';

import { useUser } from '../session/session-atoms.ts';
import { dropDraftFiles, storeDraftFile, readDraftFiles } from './draft-files.ts';
import { draftKey } from './draft-owners.ts';

/** The files that a form sends along; they stand beside its values, and are kept with its draft. */
export interface FormFiles {
  readonly files: ReadonlyMap<string, File>;
  /** Chooses the file that stands for an id, or none. */
  readonly choose: (id: string, file: File | null) => void;
  /** What the form has its draft do with them. */
  readonly besides: DraftBesides;
}

/** What follows a draft that is taken up, not wanted, or done with. */
export interface DraftBesides {
  readonly restore: () => void;
  readonly discard: () => void;
  readonly forget: () => void;
}

/** A browser that keeps no files, or has no room, has the form work without. */
const unkept = () => undefined;

/** Chosen files of a place, such as `car_offer/new`, kept beyond a reload together with the draft of its form. */
export function useDraftFiles(place: string): FormFiles {
  const draft = draftKey(useUser().id, place);
  const [files, setFiles] = useState<ReadonlyMap<string, File>>(new Map());
  return {
    files,
    choose: (id, file) => {
      setFiles((before) => {
        const after = new Map(before);
        if (file) after.set(id, file);
        else after.delete(id);
        return after;
      });
      void (file ? storeDraftFile(draft, id, file) : dropDraftFiles(draft, [id])).catch(unkept);
    },
    besides: {
      restore: () =>
        void readDraftFiles(draft)
          // what was chosen since stays
          .then((kept) => setFiles((chosen) => new Map([...kept, ...chosen])))
          .catch(unkept),
      discard: () =>
        void readDraftFiles(draft)
          .then((kept) =>
            dropDraftFiles(
              draft,
              [...kept.keys()].filter((id) => !files.has(id)),
            ),
          )
          .catch(unkept),
      forget: () => {
        setFiles(new Map());
        void dropDraftFiles(draft).catch(unkept);
      },
    },
  };
}
