import { classes } from '../classes/index.ts';
import { useWords } from '../labels/index.ts';
import type { QuotedMessage as Quoted } from './message.ts';
import { chatWords } from './words.ts';

interface QuotedMessageProps {
  message: Quoted;
  /** Leads to it. */
  onOpen?: (() => void) | undefined;
  className?: string | undefined;
}

/** The author and the start of the quoted message. */
export function QuotedMessage({ message, onOpen, className }: QuotedMessageProps) {
  const words = useWords(chatWords);
  const { authorName, text, removed = false } = message;
  const shape = classes(
    'block min-w-0 border-l-2 border-accent pl-2 text-start text-small text-text-muted',
    className,
  );
  const quote = (
    <>
      <span className="block truncate font-medium text-text">{authorName}</span>
      <span className={classes('line-clamp-2 wrap-anywhere', removed && 'italic')}>
        {removed ? words.removedMessage : text}
      </span>
    </>
  );
  if (!onOpen) return <span className={shape}>{quote}</span>;
  return (
    <button
      type="button"
      className={classes(shape, 'rounded-r-small hover:bg-surface-hover')}
      title={words.openQuoted}
      onClick={onOpen}
    >
      {quote}
    </button>
  );
}
