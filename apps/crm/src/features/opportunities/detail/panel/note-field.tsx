import { Button } from '@szansa/ui/button';
import { IconButton } from '@szansa/ui/icon-button';
import { TextareaField } from '@szansa/ui/textarea';
import { Pencil, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useLeaveGuard } from '#kit/forms/use-leave-guard.ts';
import { useEditing } from '#parts/opportunity/editing.ts';
import type { Opportunity } from '#parts/opportunity/records.ts';

import { useOpportunityChange } from './use-opportunity-change.tsx';

const longest = 5000;

/** The note about an opportunity, read and changed in its place. */
export function NoteField({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const { mayEdit, edit } = useEditing();
  const [isEditing, setEditing] = useState(false);
  const { note } = opportunity;

  if (isEditing) return <NoteForm opportunity={opportunity} onClose={() => setEditing(false)} />;
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <p className="text-small font-medium text-text-muted">{t('panel.note')}</p>
        {mayEdit && note && (
          <IconButton
            label={t('panel.editNote')}
            icon={<Pencil aria-hidden />}
            size="small"
            onClick={() => edit(() => setEditing(true))}
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
          onClick={() => edit(() => setEditing(true))}
        >
          {t('panel.addNote')}
        </Button>
      )}
    </div>
  );
}

function NoteForm({ opportunity, onClose }: { opportunity: Opportunity; onClose: () => void }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const { change, isSaving, dialog } = useOpportunityChange(opportunity);
  const [before] = useState(opportunity.note ?? '');
  const [text, setText] = useState(before);
  const input = useRef<HTMLTextAreaElement>(null);
  const isDirty = text.trim() !== before;
  const guard = useLeaveGuard(isDirty);

  useEffect(() => input.current?.focus(), []);

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
      <TextareaField
        ref={input}
        label={t('panel.note')}
        rows={4}
        maxLength={longest}
        value={text}
        onChange={(event) => setText(event.target.value)}
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
