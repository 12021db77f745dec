import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { TextareaField } from '@szansa/ui/textarea';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOffer } from '../drafts/draft-offer.tsx';
import { useDraft, type OwnDraft } from '../drafts/use-draft.ts';
import { useIsOnline } from '../live/pending-changes.ts';
import { PendingMark } from '../live/pending-mark.tsx';
import { NotSaved } from './not-saved.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';
import type { RefusedValue } from './use-record-change.tsx';

const longest = 5000;

/** How the note of a record is saved. */
export interface NoteSaving {
  /** Sends it; `onDone` runs once it is saved. */
  readonly change: (changes: { readonly note: string | null }, onDone?: () => void) => void;
  readonly isSaving: boolean;
  /** The note that is pending without a network. */
  readonly unconfirmed: { readonly note?: string | null | undefined };
  readonly refusedOf: (field: 'note') => RefusedValue | null;
  /** Shown when another user saved first. */
  readonly dialog: ReactNode;
}

interface NoteFieldProps {
  /** The record, such as `opportunity/<id>`: the key of the note's draft. */
  place: string;
  /** What the note is called. */
  label: string;
  note: string | null;
  saving: NoteSaving;
  mayEdit: boolean;
  /** Starts a change, after a confirmation where one is needed. */
  initial?: (change: () => void) => void;
}

const atOnce = (change: () => void) => change();

/** The note about a record, read and changed in its place. */
export function NoteField(props: NoteFieldProps) {
  const { place, label, note: stored, saving, mayEdit, initial: startEditing = atOnce } = props;
  const { t } = useTranslation();
  const draft = useDraft(`${place}/note`);
  const [editing, setEditing] = useState<'asked' | 'draft' | null>(draft.found ? 'draft' : null);
  const isUnconfirmed = saving.unconfirmed.note !== undefined;
  const refused = saving.refusedOf('note');
  const note = isUnconfirmed ? saving.unconfirmed.note : stored;

  if (editing && mayEdit) {
    return (
      <NoteForm
        saving={saving}
        label={label}
        before={note ?? ''}
        // what was refused is not to be typed again
        start={typeof refused?.value === 'string' ? refused.value : (note ?? '')}
        draft={draft}
        isRequested={editing === 'asked'}
        onClose={() => setEditing(null)}
      />
    );
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-small font-medium text-text-muted">{label}</p>
        {mayEdit && note && (
          <IconButton
            label={t('records.editNote')}
            icon={<Pencil aria-hidden />}
            size="small"
            onClick={() => startEditing(() => setEditing('asked'))}
          />
        )}
      </div>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {isUnconfirmed && <PendingMark />}
      {refused && <NotSaved error={refused.error} />}
      {!note && !mayEdit && <p className="text-text-faint">–</p>}
      {!note && mayEdit && (
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden />}
          className="-ml-2"
          onClick={() => startEditing(() => setEditing('asked'))}
        >
          {t('records.addNote')}
        </Button>
      )}
      {saving.dialog}
    </div>
  );
}

interface NoteFormProps {
  label: string;
  saving: NoteSaving;
  /** The current note, and the initial text of the form. */
  before: string;
  start: string;
  draft: OwnDraft;
  /** The user opened the form; otherwise it is open because a draft exists. */
  isRequested: boolean;
  /** Saved, on its way once there is a network, or given up. */
  onClose: () => void;
}

function NoteForm({ label, saving, before: known, start, draft, isRequested, onClose }: NoteFormProps) {
  const { t } = useTranslation();
  const { change, isSaving, dialog } = saving;
  const isOnline = useIsOnline();
  const [before] = useState(known);
  const [text, setText] = useState(start);
  const input = useRef<HTMLTextAreaElement>(null);
  const isDirty = text.trim() !== before;
  const guard = useLeaveGuard(isDirty, draft.clear);

  useEffect(() => {
    if (isRequested) input.current?.focus();
  }, [isRequested]);

  function type(next: string): void {
    setText(next);
    draft.store(next.trim() === before ? null : next);
  }

  function giveUp(): void {
    draft.clear();
    onClose();
  }

  function save(): void {
    if (!isDirty) {
      giveUp();
      return;
    }
    change({ note: text.trim() || null }, giveUp);
    // it is shown as pending, and remains a draft until it is saved
    if (!isOnline) onClose();
  }

  return (
    <form
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      {draft.found && (
        <DraftOffer
          draft={draft.found}
          onRestore={() => {
            const { content } = draft.found ?? {};
            if (typeof content === 'string') type(content);
            draft.applied();
            input.current?.focus();
          }}
          onDiscard={() => (isDirty ? draft.discard() : giveUp())}
        />
      )}
      <TextareaField
        ref={input}
        label={label}
        rows={4}
        maxLength={longest}
        value={text}
        onValueChange={type}
        onKeyDown={(event) => {
          if (event.key === 'Escape') guard.confirm(giveUp);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={() => guard.confirm(giveUp)}>
          {t('actions.cancel')}
        </Button>
        <Button size="small" type="submit" loading={isSaving}>
          {t('actions.save')}
        </Button>
      </div>
      {guard.dialog}
      {dialog}
    </form>
  );
}
