import { Upload } from 'lucide-react';
import { useRef, useState, type ClipboardEvent, type DragEvent, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { FieldGroup, type FieldBaseProps } from '../field/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { acceptFiles, type FileRejection, type FileRules, type RejectionReason } from './accept-files.ts';
import { AddedFiles, type AddedFile } from './file-list.tsx';
import { formatBytes } from './format-bytes.ts';
import { fileDropWords, type FileDropWords } from './words.ts';

export interface FileDropProps extends FieldBaseProps, FileRules {
  files: readonly AddedFile[];
  /** Only files the rules allow. */
  onFiles: (files: File[]) => void;
  onRemove: (id: string) => void;
  /** Offered on a file with an error. */
  onRetry?: ((id: string) => void) | undefined;
  /** Offered while a file is being sent; without it the file can only be removed. */
  onCancel?: ((id: string) => void) | undefined;
  /** The message for a file of another type; by default its name and the accepted types. */
  wrongType?: string | undefined;
  /** The frame of the field. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Files by dropping, pasting or choosing; what the rules refuse is named with its reason. */
export function FileDrop(props: FileDropProps) {
  const { accept, maxBytes, minBytes, maxFiles, files, onFiles, onRemove, ...rest } = props;
  const { onRetry, onCancel, wrongType, name, ...field } = rest;
  const { disabled = false } = field;
  const { locale } = useLabels();
  const words = useWords(fileDropWords);
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [rejected, setRejected] = useState<FileRejection[]>([]);
  const multiple = maxFiles !== 1;

  const addFiles = (list: FileList | null | undefined) => {
    if (!list || list.length === 0 || disabled) return;
    const result = acceptFiles([...list], { accept, maxBytes, minBytes, maxFiles }, files.length);
    setRejected(result.rejected);
    if (result.accepted.length > 0) onFiles(result.accepted);
  };
  const drag = (event: DragEvent) => {
    event.preventDefault();
    setOver(!disabled);
  };

  return (
    <FieldGroup {...field} role="group">
      {({ 'aria-invalid': _invalid, 'aria-required': _required, ...group }) => (
        <div
          {...group}
          role="group"
          data-slot="file-drop"
          className="flex flex-col gap-2"
          onPaste={(event: ClipboardEvent) => {
            addFiles(event.clipboardData.files);
          }}
        >
          <div
            role="presentation"
            onDragEnter={drag}
            onDragOver={drag}
            onDragLeave={() => {
              setOver(false);
            }}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              addFiles(event.dataTransfer.files);
            }}
            className={classes(
              'flex flex-col items-center gap-1 rounded-medium border border-dashed border-border-strong bg-surface px-4 py-5 text-center transition-colors',
              over && 'border-accent bg-accent-soft',
              disabled && 'border-border bg-surface-muted',
            )}
          >
            <Upload size={20} aria-hidden className="text-text-muted" />
            <p className={disabled ? 'text-text-faint' : undefined}>
              {over ? (
                words.dropNow
              ) : (
                <>
                  {words.dropFiles}{' '}
                  <button
                    type="button"
                    disabled={disabled}
                    aria-describedby={[group['aria-describedby'], `${group.id}-rules`]
                      .filter(Boolean)
                      .join(' ')}
                    className="rounded-small font-medium text-accent-text underline underline-offset-2 disabled:text-text-faint"
                    onClick={() => input.current?.click()}
                  >
                    {words.chooseFiles}
                  </button>
                </>
              )}
            </p>
            <p id={`${group.id}-rules`} className="text-small text-text-muted">
              {words.fileRules(accept.join(', '), formatBytes(maxBytes, locale))}
            </p>
            <input
              ref={input}
              type="file"
              hidden
              name={name}
              multiple={multiple}
              accept={accept.join(',')}
              aria-label={field.label}
              onChange={(event) => {
                addFiles(event.target.files);
                event.target.value = '';
              }}
            />
          </div>
          <div role="status">
            {rejected.length > 0 ? (
              <div className="rounded-medium bg-warning-soft px-3 py-2 text-small text-warning">
                <p className="font-medium">{words.filesNotAdded}</p>
                <ul>
                  {rejected.map((rejection) => (
                    <li key={`${rejection.name}:${rejection.reason}`}>
                      {rejection.reason === 'type' && wrongType
                        ? wrongType
                        : explain(rejection, { accept, maxBytes, maxFiles }, words, locale)}
                    </li>
                  ))}
                </ul>
              </div>
            ) : null}
          </div>
          {files.length > 0 ? <AddedFiles {...{ files, onRemove, onRetry, onCancel, disabled }} /> : null}
        </div>
      )}
    </FieldGroup>
  );
}

function explain(
  { name, reason }: FileRejection,
  rules: FileRules,
  words: FileDropWords,
  locale: string,
): string {
  const texts: Record<RejectionReason, string> = {
    type: words.fileWrongType(name, rules.accept.join(', ')),
    tooLarge: words.fileTooLarge(name, formatBytes(rules.maxBytes, locale)),
    tooSmall: words.fileTooSmall(name),
    tooMany: words.tooManyFiles(name, rules.maxFiles ?? 0),
  };
  return texts[reason];
}
