import { useState } from 'react';

import { Button } from '../button/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { MessageComposer, type OutgoingMessage } from './message-composer.tsx';
import type { Mention, Person } from './mentions.ts';
import type { ChatMessage } from './message.ts';
import { chatWords } from './words.ts';

interface MessageEditorProps {
  message: ChatMessage;
  people: readonly Person[] | undefined;
  /** What was typed before; default the message as it is. */
  draft: string | undefined;
  onDraftChange: (draft: string) => void;
  /** Rejects when it could not be saved; reports the error itself. */
  onSave: (text: string, mentions: Mention[]) => Promise<void>;
  onCancel: () => void;
}

/** The composer in place of a message: Enter saves, Escape leaves the message as it was. */
export function MessageEditor({
  message,
  people,
  draft,
  onDraftChange,
  onSave,
  onCancel,
}: MessageEditorProps) {
  const labels = useLabels();
  const words = useWords(chatWords);
  const [text, setText] = useState(draft ?? message.body);
  // the composer empties itself when it sends
  const [saving, setSaving] = useState<string>();
  const [failures, setFailures] = useState(0);

  async function save(edited: OutgoingMessage): Promise<void> {
    setSaving(edited.text);
    try {
      await onSave(edited.text, edited.mentions);
    } catch {
      setText(edited.text);
      onDraftChange(edited.text);
      setSaving(undefined);
      setFailures((count) => count + 1);
    }
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape comes from the composer inside
    <div
      className="flex w-full flex-col gap-1"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <MessageComposer
        // remounted after a failure, so that it has the focus again
        key={failures}
        ref={focusEnd}
        label={words.editing}
        sendLabel={labels.save}
        draft={saving ?? text}
        disabled={saving !== undefined}
        people={people}
        onDraftChange={(next) => {
          setText(next);
          onDraftChange(next);
        }}
        onSend={(edited) => void save(edited)}
      />
      <Button size="small" variant="ghost" className="self-start" onClick={onCancel}>
        {labels.cancel}
      </Button>
    </div>
  );
}

function focusEnd(input: HTMLTextAreaElement | null) {
  if (!input) return;
  input.focus({ preventScroll: true });
  input.setSelectionRange(input.value.length, input.value.length);
}
