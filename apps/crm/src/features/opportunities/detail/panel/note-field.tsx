import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { TextareaField } from '@szansa/ui/textarea';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DraftOffer } from '#kit/drafts/draft-offer.tsx';
import { useDraft, type OwnDraft } from '#kit/drafts/use-draft.ts';
import { useLeaveGuard } from '#kit/forms/use-leave-guard.ts';
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
  const { note } = opportunity;
  const close = () => {
    draft.forget();
    setEditing(null);
  };

  if (editing && mayEdit) {
    return <NoteForm opportunity={opportunity} draft={draft} isAsked={editing === 'asked'} onClose={close} />;
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
    </div>
  );
}

interface NoteFormProps {
  opportunity: Opportunity;
  draft: OwnDraft;
  /** Somebody wants to write; else it is open because a draft waits. */
  isAsked: boolean;
  /** Saved or given up. */
  onClose: () => void;
}

function NoteForm({ opportunity, draft, isAsked, onClose }: NoteFormProps) {
  const { t } = useTranslation(['opportunity', 'common']);
  const { change, isSaving, dialog } = useOpportunityChange(opportunity);
  const [before] = useState(opportunity.note ?? '');
  const [text, setText] = useState(before);
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

  function save(): void {
    if (isDirty) change({ note: text.trim() || null }, onClose);
    else onClose();
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
          onDiscard={() => (isDirty ? draft.discard() : onClose())}
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
          if (event.key === 'Escape') guard.ask(onClose);
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
        }}
      />
      <div className="flex justify-end gap-2">
        <Button size="small" onClick={() => guard.ask(onClose)}>
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
