import type { ApiError } from '@szansa/api-client/client';
import type { AttachedFile, OutgoingMessage } from '@szansa/ui/chat';
import { atom } from 'jotai';

/** A message that is being written. */
export interface Draft {
  readonly text: string;
  readonly files: readonly AttachedFile[];
}

export type Drafts = Readonly<Record<string, Draft>>;

/** What was typed and not sent yet, by conversation; it waits while other tabs are looked at. */
export const draftsAtom = atom<Drafts>({});

const nothing: Draft = { text: '', files: [] };

export function draftOf(drafts: Drafts, conversation: string): Draft {
  return drafts[conversation] ?? nothing;
}

/** Why the server refused a file of this name; undefined when it refused something else. */
function reasonOf(error: ApiError, name: string): string | undefined {
  const isOfFile = error.is('file_type') || error.is('file_empty') || error.is('file_too_large');
  return isOfFile && error.details.name === name ? error.message : undefined;
}

/** A refused message is written again, before what was typed meanwhile; the refused file says why. */
export function takenBack(
  drafts: Drafts,
  conversation: string,
  content: OutgoingMessage,
  error: ApiError,
): Drafts {
  const { text, files } = draftOf(drafts, conversation);
  const back = content.files.map((file) => ({ file, error: reasonOf(error, file.name) }));
  return {
    ...drafts,
    [conversation]: {
      text: [content.text, text].filter(Boolean).join('\n'),
      files: [...back, ...files],
    },
  };
}
