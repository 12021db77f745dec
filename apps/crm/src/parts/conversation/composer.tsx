import {
  MessageComposer,
  type OutgoingMessage,
  type Person as Mentionable,
  type QuotedMessage,
} from '@szansa/ui/chat';
import { useAtom } from 'jotai';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';

import { uploadRules } from '#parts/files/upload-rules.ts';

import type { ConversationSource } from './conversation-source.ts';
import { draftOf, draftsAtom, type Draft } from './drafts.ts';
import { useEmitTyping } from './use-typing.ts';

interface ComposerProps {
  source: ConversationSource;
  people: readonly Mentionable[];
  ref?: Ref<HTMLTextAreaElement>;
  onSend: (message: OutgoingMessage, replyTo: QuotedMessage | undefined) => void;
}

/**
 * The input for a message; its draft is preserved while other tabs are shown, its text also while the page is closed.
 */
export function Composer({ source, people, onSend, ref }: ComposerProps) {
  const { t } = useTranslation('conversation');
  const [drafts, setDrafts] = useAtom(draftsAtom);
  const emitTyping = useEmitTyping(source);
  const { text, files, lostFiles = 0, replyTo } = draftOf(drafts, source.key);
  const change = (part: Partial<Draft>) =>
    setDrafts((all) => ({ ...all, [source.key]: { ...draftOf(all, source.key), ...part } }));
  return (
    <>
      {lostFiles > 0 && (
        <p role="status" className="mb-1.5 text-small text-text-muted">
          {t('lostFiles', { count: lostFiles })}
        </p>
      )}
      <MessageComposer
        ref={ref}
        label={t(`${source.kind}.write`)}
        placeholder={t(`${source.kind}.placeholder`)}
        draft={text}
        onDraftChange={(next) => {
          change({ text: next });
          if (next !== '') emitTyping();
        }}
        files={files}
        onFilesChange={(next) => change({ files: next, lostFiles: 0 })}
        quoted={replyTo}
        onDropQuoted={() => change({ replyTo: undefined })}
        onSend={(message) => {
          onSend(message, replyTo);
          change({ replyTo: undefined });
        }}
        people={people}
        fileRules={uploadRules}
      />
    </>
  );
}
