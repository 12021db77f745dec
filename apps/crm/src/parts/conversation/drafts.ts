import type { ApiError } from '@szansa/api-client/client';
import type { AttachedFile, OutgoingMessage, QuotedMessage } from '@szansa/ui/chat';
import { atom } from 'jotai';

import { draftKey, onDraftsCleared } from '#kit/drafts/draft-owners.ts';
import { readDraft, removeDraft, writeDraft } from '#kit/drafts/stored-drafts.ts';
import { authAtom, store } from '#kit/session/session-atoms.ts';

/** A message that is being written. */
export interface Draft {
  readonly text: string;
  readonly files: readonly AttachedFile[];
  /** Number of files attached before the page was reloaded: a browser saves texts of drafts, not files. */
  readonly lostFiles?: number;
  /** What it answers. */
  readonly replyTo?: QuotedMessage | undefined;
}

export type Drafts = Readonly<Record<string, Draft>>;

const writtenAtom = atom<Drafts>({});

onDraftsCleared(() => store.set(writtenAtom, {}));

/**
 * Texts typed and not sent yet, by conversation. A draft is preserved while other tabs are shown, files included; its
 * text is also saved in the browser, across reloads.
 */
export const draftsAtom = atom(
  (get) => get(writtenAtom),
  (get, set, change: (drafts: Drafts) => Drafts) => {
    const before = get(writtenAtom);
    const after = change(before);
    set(writtenAtom, after);
    for (const [conversation, draft] of Object.entries(after)) {
      if (draft !== before[conversation]) storeText(conversation, draft);
    }
  },
);

const nothing: Draft = { text: '', files: [] };

function keyOf(conversation: string): string | null {
  const auth = store.get(authAtom);
  return auth && draftKey(auth.user.id, `message/${conversation}`);
}

function storeText(conversation: string, { text, files, lostFiles = 0, replyTo }: Draft): void {
  const key = keyOf(conversation);
  if (!key) return;
  if (text === '' && files.length === 0) removeDraft(key);
  else writeDraft(key, { text, files: files.length + lostFiles, replyTo });
}

/** Returns the message that a stored draft replies to, as it was quoted. */
function quotedIn(content: object): QuotedMessage | undefined {
  const quoted = 'replyTo' in content ? content.replyTo : undefined;
  if (typeof quoted !== 'object' || quoted === null) return undefined;
  return 'id' in quoted && 'authorName' in quoted && 'text' in quoted
    ? { id: String(quoted.id), authorName: String(quoted.authorName), text: String(quoted.text) }
    : undefined;
}

function storedDraft(conversation: string): Draft {
  const key = keyOf(conversation);
  const content = key && readDraft(key)?.content;
  if (typeof content !== 'object' || content === null || !('text' in content)) return nothing;
  const lostFiles = 'files' in content && typeof content.files === 'number' ? content.files : 0;
  return { text: String(content.text), files: [], lostFiles, replyTo: quotedIn(content) };
}

/** Returns the draft of a conversation, or the one that the browser has stored. */
export function draftOf(drafts: Drafts, conversation: string): Draft {
  return drafts[conversation] ?? storedDraft(conversation);
}

/** Why the server refused a file of this name; undefined when it refused something else. */
function reasonOf(error: ApiError, name: string): string | undefined {
  const isOfFile = error.is('file_type') || error.is('file_empty') || error.is('file_too_large');
  return isOfFile && error.details.name === name ? error.message : undefined;
}

/** Returns a refused message to the draft, before text typed meanwhile, with the reason at the refused file. */
export function withRestored(
  drafts: Drafts,
  conversation: string,
  content: OutgoingMessage & { readonly replyTo?: QuotedMessage | undefined },
  error: ApiError,
): Drafts {
  const { text, files, replyTo } = draftOf(drafts, conversation);
  const back = content.files.map((file) => ({ file, error: reasonOf(error, file.name) }));
  return {
    ...drafts,
    [conversation]: {
      text: [content.text, text].filter(Boolean).join('\n'),
      files: [...back, ...files],
      replyTo: replyTo ?? content.replyTo,
    },
  };
}
