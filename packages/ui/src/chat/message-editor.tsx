import { useState } from 'react';

import { Button } from '../button/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { MessageComposer } from './message-composer.tsx';
import type { Mention, Person } from './mentions.ts';
import type { ChatMessage } from './message.ts';
import { chatWords } from './words.ts';

interface MessageEditorProps {
  message: ChatMessage;
  people: readonly Person[] | undefined;
  onSave: (text: string, mentions: Mention[]) => void;
  onCancel: () => void;
}

/** The composer in place of a message: Enter saves, Escape leaves the message as it was. */
export function MessageEditor({ message, people, onSave, onCancel }: MessageEditorProps) {
  const labels = useLabels();
  const words = useWords(chatWords);
  const [text, setText] = useState(message.body);
  return (
    // Escape comes from the composer inside
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className="flex w-full flex-col gap-1"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onCancel();
      }}
    >
      <MessageComposer
        ref={focusEnd}
        label={words.editing}
        sendLabel={labels.save}
        draft={text}
        people={people}
        onDraftChange={setText}
        onSend={(edited) => {
          onSave(edited.text, edited.mentions);
        }}
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
