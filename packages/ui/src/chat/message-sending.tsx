import { CircleAlert, RotateCcw, Trash2, type LucideIcon } from 'lucide-react';

import { useLabels, useWords } from '../labels/index.ts';
import type { ChatMessage } from './message.ts';
import { chatWords } from './words.ts';

interface MessageSendingProps {
  message: ChatMessage;
  onRetry: ((message: ChatMessage) => void) | undefined;
  onDrop: ((message: ChatMessage) => void) | undefined;
}

/** The state of a message that has not arrived, with buttons to retry or discard it. */
export function MessageSending({ message, onRetry, onDrop }: MessageSendingProps) {
  const { retry } = useLabels();
  const words = useWords(chatWords);
  const { pending, failed, queued, canDrop } = message;
  const drop = onDrop && (
    <TextButton icon={Trash2} onClick={() => onDrop(message)}>
      {words.dropMessage}
    </TextButton>
  );
  return (
    <>
      {pending ? (
        <div className="flex items-center gap-1.5 text-small text-text-muted">
          {queued ? words.queued : words.sending}
          {canDrop && drop}
          <SentShare message={message} />
        </div>
      ) : null}
      {failed ? (
        <p className="flex items-center gap-1.5 text-small text-destructive">
          <CircleAlert size={14} aria-hidden />
          {words.notSent}
          {onRetry ? (
            <TextButton icon={RotateCcw} onClick={() => onRetry(message)}>
              {retry}
            </TextButton>
          ) : null}
          {drop}
        </p>
      ) : null}
    </>
  );
}

/** Announces the progress of the files to screen readers, a quarter at a time. */
function SentShare({ message: { files = [] } }: { message: ChatMessage }) {
  const { locale } = useLabels();
  const words = useWords(chatWords);
  const bytes = files.reduce((sum, { size = 0 }) => sum + size, 0);
  const sent = files.reduce((sum, { size = 0, progress = 0 }) => sum + size * progress, 0);
  const quarters = bytes === 0 ? 0 : Math.floor((4 * sent) / bytes);
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(quarters / 4);
  return (
    <span role="status" className="sr-only">
      {quarters > 0 ? words.filesSent(percent) : ''}
    </span>
  );
}

interface TextButtonProps {
  icon: LucideIcon;
  onClick: () => void;
  children: string;
}

function TextButton({ icon: Icon, onClick, children }: TextButtonProps) {
  return (
    <button
      type="button"
      className="inline-flex items-center gap-1 rounded-small font-medium underline underline-offset-2"
      onClick={onClick}
    >
      <Icon size={12} aria-hidden />
      {children}
    </button>
  );
}
