import { Paperclip, SendHorizontal, X } from 'lucide-react';
import { useCallback, useId, useRef, useState, type KeyboardEvent, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { controlBoxClasses, InnerButton } from '../field/index.ts';
import { acceptFiles, type FileRejection, type FileRules } from '../file-drop/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useWords } from '../labels/index.ts';
import { MentionList, suggestPeople } from '../mention-list/index.ts';
import { AttachedFileChip, type AttachedFile } from './attached-file.tsx';
import { completeMention, findMentions, mentionAtCaret, type Mention, type Person } from './mentions.ts';
import type { QuotedMessage as QuotedMessageShape } from './message.ts';
import { QuotedMessage } from './quoted-message.tsx';
import { chatWords } from './words.ts';

export interface OutgoingMessage {
  text: string;
  files: File[];
  mentions: Mention[];
}

export interface MessageComposerProps {
  /** Accessible name; default "Write a message". */
  label?: string | undefined;
  draft: string;
  onDraftChange: (draft: string) => void;
  onSend: (message: OutgoingMessage) => void;
  placeholder?: string | undefined;
  /** Who can be mentioned by `@`. */
  people?: readonly Person[] | undefined;
  /** Allows attachments under these rules. */
  fileRules?: FileRules | undefined;
  /** The attachments, when the caller stores them with the draft. */
  files?: readonly AttachedFile[] | undefined;
  onFilesChange?: ((files: readonly AttachedFile[]) => void) | undefined;
  /** The message that is answered, above the text. */
  quoted?: QuotedMessageShape | undefined;
  onDropQuoted?: (() => void) | undefined;
  disabled?: boolean | undefined;
  /** Name of the button that sends; default "Send". */
  sendLabel?: string | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLTextAreaElement>;
}

/** Enter sends, Shift + Enter makes a line, `@` suggests people. Sending empties draft and files. */
export function MessageComposer(props: MessageComposerProps) {
  const {
    label,
    draft,
    onDraftChange,
    onSend,
    placeholder,
    people = NO_PEOPLE,
    fileRules,
    disabled = false,
  } = props;
  const words = useWords(chatWords);
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const { ref } = props;
  // the same function between renders: a new one would call the caller's ref at every key
  const applyInput = useCallback(
    (element: HTMLTextAreaElement | null) => {
      input.current = element;
      if (typeof ref === 'function') ref(element);
      else if (ref) ref.current = element;
    },
    [ref],
  );
  const [caret, setCaret] = useState(0);
  const [active, setActive] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number>();
  const [ownFiles, setOwnFiles] = useState<readonly AttachedFile[]>([]);
  const { files = ownFiles, onFilesChange: setFiles = setOwnFiles } = props;
  const [rejected, setRejected] = useState<FileRejection[]>([]);

  const mention = people.length > 0 ? mentionAtCaret(draft, caret) : undefined;
  const suggestions = mention && mention.start !== dismissedAt ? suggestPeople(people, mention.query) : [];
  const current = Math.min(active, suggestions.length - 1);
  const isRefused = files.some(({ error }) => error !== undefined);
  const canSend = !disabled && !isRefused && (draft.trim() !== '' || files.length > 0);

  const choose = (person: Person) => {
    if (!mention || person.disabledReason !== undefined) return;
    const next = completeMention(draft, mention.start, caret, person.name);
    onDraftChange(next.text);
    setCaret(next.caret);
    setActive(0);
    requestAnimationFrame(() => {
      input.current?.focus();
      input.current?.setSelectionRange(next.caret, next.caret);
    });
  };
  const send = () => {
    if (!canSend) return;
    const text = draft.trim();
    onSend({ text, files: files.map(({ file }) => file), mentions: findMentions(text, people) });
    onDraftChange('');
    setFiles([]);
    setRejected([]);
    setCaret(0);
    input.current?.focus();
  };
  const attach = (list: FileList | null) => {
    if (!list || !fileRules) return;
    const result = acceptFiles([...list], fileRules, files.length);
    setFiles([...files, ...result.accepted.map((file) => ({ file }))]);
    setRejected(result.rejected);
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // while an input method composes a letter, Enter belongs to it
    if (event.nativeEvent.isComposing) return;
    const person = suggestions[current];
    if (person) {
      if (event.key === 'ArrowDown') setActive((current + 1) % suggestions.length);
      else if (event.key === 'ArrowUp') setActive((current + suggestions.length - 1) % suggestions.length);
      else if (event.key === 'Enter' || event.key === 'Tab') choose(person);
      else if (event.key === 'Escape') setDismissedAt(mention?.start);
      else return;
      event.preventDefault();
      event.stopPropagation();
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      send();
    }
  };

  return (
    <div data-slot="message-composer" className={classes('relative flex flex-col gap-1.5', props.className)}>
      {suggestions.length > 0 ? (
        <MentionList
          id={`${id}-people`}
          people={suggestions}
          active={current}
          onChoose={choose}
          onActive={setActive}
          className="inset-x-0 bottom-full mb-1"
        />
      ) : null}
      <div role="status" className={rejected.length > 0 ? 'text-small text-warning' : 'sr-only'}>
        {rejected.length > 0 ? `${words.filesNotAdded}: ${rejected.map(({ name }) => name).join(', ')}` : ''}
      </div>
      {props.quoted ? (
        <div
          role="group"
          aria-label={words.answering(props.quoted.authorName)}
          className="flex items-start gap-1"
        >
          <QuotedMessage message={props.quoted} className="flex-1" />
          <InnerButton
            label={words.dropQuoted}
            icon={<X size={14} aria-hidden />}
            onClick={() => {
              props.onDropQuoted?.();
              input.current?.focus();
            }}
          />
        </div>
      ) : null}
      {files.length > 0 ? (
        <ul aria-label={words.addedFiles} className="flex flex-wrap gap-1">
          {files.map((attached) => (
            <AttachedFileChip
              key={`${attached.file.name}:${attached.file.lastModified}`}
              attached={attached}
              onRemove={() => {
                setFiles(files.filter((other) => other !== attached));
              }}
            />
          ))}
        </ul>
      ) : null}
      <div data-disabled={disabled} className={classes(controlBoxClasses, 'items-end py-0.5 pr-0.5')}>
        <textarea
          ref={applyInput}
          rows={1}
          aria-label={label ?? words.writeMessage}
          aria-describedby={`${id}-hint`}
          aria-autocomplete={people.length > 0 ? 'list' : undefined}
          aria-controls={suggestions.length > 0 ? `${id}-people` : undefined}
          aria-activedescendant={suggestions.length > 0 ? `${id}-people-${current}` : undefined}
          placeholder={placeholder ?? words.writeMessage}
          disabled={disabled}
          value={draft}
          className="field-sizing-content max-h-40 min-w-0 flex-1 resize-none bg-transparent px-2.5 py-1.5 outline-none placeholder:text-text-faint disabled:cursor-not-allowed"
          onChange={(event) => {
            setCaret(event.target.selectionStart);
            setActive(0);
            setDismissedAt(undefined);
            onDraftChange(event.target.value);
          }}
          onSelect={(event) => {
            setCaret(event.currentTarget.selectionStart);
          }}
          onKeyDown={handleKeyDown}
          onPaste={(event) => {
            if (event.clipboardData.files.length > 0) attach(event.clipboardData.files);
          }}
        />
        {fileRules ? (
          <>
            <input
              ref={picker}
              type="file"
              hidden
              multiple={fileRules.maxFiles !== 1}
              accept={fileRules.accept.join(',')}
              aria-label={words.attachFiles}
              onChange={(event) => {
                attach(event.target.files);
                event.target.value = '';
              }}
            />
            <IconButton
              label={words.attachFiles}
              icon={<Paperclip aria-hidden />}
              size="small"
              disabled={disabled}
              onClick={() => picker.current?.click()}
            />
          </>
        ) : null}
        <IconButton
          label={props.sendLabel ?? words.send}
          icon={<SendHorizontal aria-hidden />}
          size="small"
          variant={canSend ? 'primary' : 'ghost'}
          disabled={!canSend}
          onClick={send}
        />
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {words.sendHint}
      </p>
    </div>
  );
}

const NO_PEOPLE: readonly Person[] = [];
