import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { TextareaField } from '@szansa/ui/textarea';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOffer } from '#kit/drafts/draft-offer.tsx';
import { useDraft, type OwnDraft } from '#kit/drafts/use-draft.ts';
import { NotSaved } from '#kit/forms/not-saved.tsx';
import { useLeaveGuard } from '#kit/forms/use-leave-guard.ts';
import { useIsOnline } from '#kit/live/waiting-changes.ts';
import { WaitingMark } from '#kit/live/waiting-mark.tsx';
import { useEditing } from '#parts/opportunity/editing.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { useOpportunityChange } from './use-opportunity-change.tsx';

const longest = 5000;

/** The note about an opportunity, read and changed in its place. */
export function NoteField({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const { mayEdit, edit } = useEditing();
  const draft = useDraft(`opportunity/${opportunity.id}/note`);
  const [editing, setEditing] = useState<'asked' | 'draft' | null>(draft.found ? 'draft' : null);
  const saving = useOpportunityChange(opportunity);
  const isWaiting = saving.waiting.note !== undefined;
  const refused = saving.refusedOf('note');
  const note = isWaiting ? saving.waiting.note : opportunity.note;

  if (editing && mayEdit) {
    return (
      <NoteForm
        saving={saving}
        before={note ?? ''}
        // what was refused is not to be typed again
        start={typeof refused?.value === 'string' ? refused.value : (note ?? '')}
        draft={draft}
        isAsked={editing === 'asked'}
        onClose={() => setEditing(null)}
      />
    );
  }
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-small font-medium text-text-muted">{t('panel.note')}</p>
        {mayEdit && note && (
          <IconButton
            label={t('panel.editNote')}
            icon={<Pencil aria-hidden />}
            size="small"
            onClick={() => edit(() => setEditing('asked'))}
          />
        )}
      </div>
      {note && <p className="wrap-anywhere whitespace-pre-line">{note}</p>}
      {isWaiting && <WaitingMark />}
      {refused && <NotSaved error={refused.error} />}
      {!note && !mayEdit && <p className="text-text-faint">–</p>}
      {!note && mayEdit && (
        <Button
          size="small"
          variant="ghost"
          icon={<Plus aria-hidden />}
          className="-ml-2"
          onClick={() => edit(() => setEditing('asked'))}
        >
          {t('panel.addNote')}
        </Button>
      )}
      {saving.dialog}
    </div>
  );
}

interface NoteFormProps {
  saving: ReturnType<typeof useOpportunityChange>;
  /** The note as it is, and the text the form begins with. */
  before: string;
  start: string;
  draft: OwnDraft;
  /** Somebody wants to write; else it is open because a draft waits. */
  isAsked: boolean;
  /** Saved, on its way once there is a network, or given up. */
  onClose: () => void;
}

function NoteForm({ saving, before: known, start, draft, isAsked, onClose }: NoteFormProps) {
  const { t } = useTranslation(['opportunity', 'common']);
  const { change, isSaving, dialog } = saving;
  const isOnline = useIsOnline();
  const [before] = useState(known);
  const [text, setText] = useState(start);
  const input = useRef<HTMLTextAreaElement>(null);
  const isDirty = text.trim() !== before;
  const guard = useLeaveGuard(isDirty, draft.forget);

  useEffect(() => {
    if (isAsked) input.current?.focus();
  }, [isAsked]);

  function type(next: string): void {
    setText(next);
    draft.keep(next.trim() === before ? null : next);
  }

  function giveUp(): void {
    draft.forget();
    onClose();
  }

  function save(): void {
    if (!isDirty) {
      giveUp();
      return;
    }
    change({ note: text.trim() || null }, giveUp);
    // it is shown as waiting, and stays a draft until it is saved
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
            draft.taken();
            input.current?.focus();
          }}
          onDiscard={() => (isDirty ? draft.discard() : giveUp())}
        />
      )}
      <TextareaField
        ref={input}
        label={t('panel.note')}
        rows={4}
        maxLength={longest}
        value={text}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Escape') guard.ask(giveUp);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={() => guard.ask(giveUp)}>
          {t('common:actions.cancel')}
        </Button>
        <Button size="small" type="submit" progress={isSaving}>
          {t('common:actions.save')}
        </Button>
      </div>
      {guard.dialog}
      {dialog}
    </form>
  );
}
