import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { FileClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { useFormats } from '../texts/use-formats.ts';
import type { StoredDraft } from './stored-drafts.ts';

interface DraftOfferProps {
  draft: StoredDraft;
  /** Whether the place has fields that are not stored in drafts. */
  hasSecrets?: boolean;
  onRestore: () => void;
  onDiscard: () => void;
}

/** Offers back what was typed and not saved. */
export function DraftOffer({ draft, hasSecrets = false, onRestore, onDiscard }: DraftOfferProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <Callout
      role="status"
      icon={<FileClock aria-hidden />}
      title={t('drafts.found', { at: formats.recent(new Date(draft.at).toISOString()) })}
      actions={
        <>
          <Button size="small" onClick={onRestore}>
            {t('drafts.restore')}
          </Button>
          <Button size="small" variant="ghost" onClick={onDiscard}>
            {t('drafts.discard')}
          </Button>
        </>
      }
    >
      {hasSecrets && t('drafts.secretsLeftOut')}
    </Callout>
  );
}
