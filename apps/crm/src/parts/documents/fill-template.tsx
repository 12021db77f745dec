import type { Data, Endpoints } from '@szansa/api-client/client';
import { errorMessage } from '@szansa/domain/language';
import { Badge } from '@szansa/ui/badge';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { DescriptionList } from '@szansa/ui/description-list';
import { Dialog } from '@szansa/ui/dialog';
import { SelectField } from '@szansa/ui/select-field';
import { documentTypes, type DocumentType } from '@szansa/domain/opportunity';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download, FolderDown } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { saveFile } from '#kit/files/save-file.ts';
import { FailedScreen } from '#kit/records/failed-screen.tsx';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf, toastError, toastSuccess } from '#kit/toasts/toasts.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';

type Templates = Data<Endpoints['documentTemplates']['listOfOpportunity']>;

interface FillTemplateProps {
  opportunityId: string;
  /** Whether the filled form may be saved with the documents. */
  maySave: boolean;
  onClose: () => void;
}

/** Fills a form of a bank with an opportunity's data, to be downloaded or saved with its documents. */
export function FillTemplate({ opportunityId, maySave, onClose }: FillTemplateProps) {
  const { t } = useTranslation(['documents', 'labels', 'common']);
  const [chosen, setChosen] = useState<string | null>(null);
  const [type, setType] = useState<DocumentType>('leasing_application');
  const [wasTried, setTried] = useState(false);
  const language = currentLanguage();
  const query = { customerFileId: opportunityId, language };
  const templates = useQuery(
    queries.documentTemplates.listOfOpportunity.query({ params: { id: opportunityId } }),
  );
  const templateId = chosen ?? templates.data?.find(({ isOffered }) => isOffered)?.id ?? null;
  const params = { id: templateId ?? '' };
  const save = useMutation({
    ...queries.documentTemplates.saveFilled.mutation(),
    onSuccess: ({ name }) => {
      changedOpportunity(opportunityId);
      toastSuccess(t('template.saved'), name);
      onClose();
    },
    onError: toastError,
  });
  const download = useMutation({
    mutationFn: () => client.documentTemplates.filled({ params, query }),
    onSuccess: (file) => saveFile(file, t('template.fileName')),
    onError: toastError,
  });
  const chooseOrGo = (go: () => void) => (templateId === null ? setTried(true) : go());
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="large"
      title={t('template.title')}
      description={t('template.hint')}
      footer={
        <>
          <Button
            icon={<Download aria-hidden />}
            loading={download.isPending}
            onClick={() => chooseOrGo(() => download.mutate())}
          >
            {t('common:actions.download')}
          </Button>
          {maySave && (
            <Button
              variant="primary"
              icon={<FolderDown aria-hidden />}
              loading={save.isPending}
              onClick={() => chooseOrGo(() => save.mutate({ params, body: { ...query, type } }))}
            >
              {t('template.save')}
            </Button>
          )}
        </>
      }
    >
      {templates.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={4} />
        </div>
      )}
      {templates.isError && !templates.data && (
        <FailedScreen error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {templates.data && templates.data.length === 0 && (
        <Callout title={t('template.none')}>{t('template.noneHint')}</Callout>
      )}
      {templates.data && templates.data.length > 0 && (
        <div className="space-y-4">
          <div className="grid gap-3.5 sm:grid-cols-2">
            <SelectField
              label={t('template.template')}
              required
              value={templateId}
              items={itemsOf(templates.data)}
              onValueChange={setChosen}
              error={wasTried && templateId === null ? errorMessage('required', language) : undefined}
            />
            {maySave && (
              <SelectField
                label={t('type')}
                required
                value={type}
                items={documentTypes.map((value) => ({ value, label: t(`labels:documentType.${value}`) }))}
                onValueChange={(value) => setType(documentTypes.find((known) => known === value) ?? type)}
              />
            )}
          </div>
          {templateId !== null && <Fields key={templateId} templateId={templateId} query={query} />}
        </div>
      )}
    </Dialog>
  );
}

const itemsOf = (templates: Templates) =>
  templates.map(({ id, name, bank }) => ({ value: id, label: `${bank.name}: ${name}` }));

interface FieldsProps {
  templateId: string;
  query: { readonly customerFileId: string; readonly language: 'pl' | 'en' };
}

/** Shows the value of each field of the form; distinguishes empty fields from unknown ones. */
function Fields({ templateId, query }: FieldsProps) {
  const { t } = useTranslation(['documents', 'common']);
  const fields = useQuery({
    ...queries.documentTemplates.fields.query({ params: { id: templateId }, query }),
    // made from what is stored now: older values must not be shown for those
    staleTime: 0,
    gcTime: 0,
  });
  if (fields.isError) {
    return (
      <Callout role="alert" tone="destructive" title={t('template.failed')}>
        {messageOf(fields.error)}
      </Callout>
    );
  }
  if (!fields.data) {
    return (
      <div role="status" aria-label={t('common:states.loading')}>
        <LoadingRows count={4} />
      </div>
    );
  }
  if (fields.data.length === 0) return <Callout tone="warning">{t('template.noFields')}</Callout>;
  const unknown = fields.data.filter(({ field }) => field === null);
  return (
    <>
      <DescriptionList
        columns={2}
        layout="beside"
        items={fields.data
          .filter(({ field }) => field !== null)
          .map(({ name, value }) => ({
            label: name,
            value: value ?? <Badge tone="amber">{t('template.empty')}</Badge>,
          }))}
      />
      {unknown.length > 0 && (
        <Callout title={t('template.unknown', { count: unknown.length })}>
          <p>{unknown.map(({ name }) => name).join(', ')}</p>
        </Callout>
      )}
    </>
  );
}
