import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { useMutation } from '@tanstack/react-query';
import { Archive, ArchiveRestore, CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';

import { queries } from '#kit/api/api.ts';
import { toastRefusal } from '#kit/forms/toast-stale.ts';
import { useFormats } from '#kit/texts/use-formats.ts';
import { toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity, cacheOpportunity, type Opportunity } from '#parts/opportunity/records.ts';

/** Why an opportunity is out of the ordinary: archived with its reason, or closed with its date. */
export function StateCallout({ opportunity }: { opportunity: Opportunity }) {
  if (opportunity.isArchived) return <ArchivedCallout opportunity={opportunity} />;
  return opportunity.status === 'closed' ? <ClosedCallout opportunity={opportunity} /> : null;
}

function ArchivedCallout({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation(['opportunity', 'common']);
  const formats = useFormats();
  const { archiveReason, archiveNote, archivedAt, can } = opportunity;
  const unarchive = useMutation({
    ...queries.opportunities.unarchive.mutation(),
    onSuccess: (restored) => {
      cacheOpportunity(restored);
      toastSuccess(t('unarchived'));
    },
    onError: (error) => toastRefusal(error, () => changedOpportunity(opportunity.id)),
  });
  return (
    <Callout
      className="mt-4"
      icon={<Archive aria-hidden />}
      title={archiveReason ? t('archived.title', { reason: archiveReason.name }) : t('archived.titlePlain')}
      actions={
        can.unarchive && (
          <Button
            size="small"
            icon={<ArchiveRestore aria-hidden />}
            loading={unarchive.isPending}
            onClick={() =>
              unarchive.mutate({ params: { id: opportunity.id }, body: { version: opportunity.version } })
            }
          >
            {t('common:actions.unarchive')}
          </Button>
        )
      }
    >
      {archiveNote && <p className="wrap-anywhere whitespace-pre-line">{archiveNote}</p>}
      {archivedAt && (
        <p className="text-text-muted tabular-nums">
          {t('archived.at', { date: formats.instant(archivedAt) })}
        </p>
      )}
    </Callout>
  );
}

function ClosedCallout({ opportunity }: { opportunity: Opportunity }) {
  const { t } = useTranslation('opportunity');
  const formats = useFormats();
  return (
    <Callout className="mt-4" tone="success" icon={<CircleCheck aria-hidden />} title={t('closed.title')}>
      {opportunity.closingDate && (
        <p className="tabular-nums">{t('closed.until', { date: formats.date(opportunity.closingDate) })}</p>
      )}
      {opportunity.can.editAfterConsent && <p>{t('closed.consent')}</p>}
    </Callout>
  );
}
