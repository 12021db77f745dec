import { ApiError } from '@szansa/api-client/client';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { CheckboxField } from '@szansa/ui/checkbox';
import { Dialog } from '@szansa/ui/dialog';
import { FileDrop } from '@szansa/ui/file-drop';
import { JobProgress } from '@szansa/ui/job-list';
import { PdfViewer } from '@szansa/ui/pdf-viewer';
import { Progress } from '@szansa/ui/progress';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { ownChange } from '#kit/live/changes.ts';
import { LoadingRows } from '#kit/records/loading-shapes.tsx';
import { messageOf, toastError } from '#kit/toasts/toasts.ts';
import { changedOpportunity } from '#parts/opportunity/records.ts';

import { usePlace } from '../use-place.ts';
import { stepAfterReading } from '../offer-form/read-values.ts';
import { ChooseVariant, ofVariant, variantsOf } from './choose-variant.tsx';
import { fileOf, type GivenQuote } from './given-quote.ts';
import {
  acceptedValues,
  handOver,
  isFieldOfOffer,
  type AcceptedContacts,
  type Reading,
} from './handing-over.ts';
import { ReadContacts } from './read-contacts.tsx';
import { ReadPeople } from './read-people.tsx';
import { useWritten } from './read-row.tsx';
import { ReadValues } from './read-values.tsx';

interface ReadingDialogProps {
  opportunityId: string;
  /** What was dropped on the opportunity, or is a document of it: sent at once. */
  given: GivenQuote | null;
  onClose: () => void;
}

/** Extracts a bank's quote: the file is chosen or was given; the address contains the open extraction. */
export function ReadingDialog({ opportunityId, given, onClose }: ReadingDialogProps) {
  const { t } = useTranslation('reading');
  const { place, go } = usePlace();
  const start = useMutation({
    mutationFn: async (quote: GivenQuote) =>
      client.readings.create({
        params: { id: opportunityId },
        body: {},
        files: [await fileOf(quote)],
      }),
    onSuccess: ({ id }) => go({ reading: id }, { replace: true }),
  });
  // a file whose content is of no known kind is refused before it comes to the reading
  const isNoPdf = start.error instanceof ApiError && start.error.is('file_type');
  const sent = useRef<GivenQuote | null>(null);
  const { mutate } = start;
  useEffect(() => {
    if (!given || sent.current === given) return;
    sent.current = given;
    mutate(given);
  }, [given, mutate]);
  if (place.reading !== undefined && place.reading !== 'new') {
    return (
      <OpenReading
        id={place.reading}
        opportunityId={opportunityId}
        isFiled={given !== null && !(given instanceof File)}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={t('description')}>
      {start.isPending ? (
        <Progress label={t('sending')} showLabel value={null} />
      ) : (
        <FileDrop
          label={t('file')}
          accept={['.pdf']}
          maxFiles={1}
          maxBytes={25 * 1024 * 1024}
          wrongType={t('problems.damaged')}
          files={[]}
          onFiles={([file]) => file && start.mutate(file)}
          onRemove={() => undefined}
        />
      )}
      {start.isError && (
        <Callout tone="destructive" className="mt-3">
          {isNoPdf ? t('problems.damaged') : messageOf(start.error)}
        </Callout>
      )}
    </Dialog>
  );
}

interface OpenReadingProps {
  id: string;
  opportunityId: string;
  /** The file is a document of the opportunity already. */
  isFiled: boolean;
  onClose: () => void;
}

function OpenReading({ id, opportunityId, isFiled, onClose }: OpenReadingProps) {
  const { t } = useTranslation(['reading', 'common']);
  const { go } = usePlace();
  const reading = useQuery(queries.readings.get.query({ params: { id } }));
  const { data } = reading;
  if (data?.state === 'done')
    return <Found reading={data} opportunityId={opportunityId} isFiled={isFiled} onClose={onClose} />;
  return (
    <Dialog open onOpenChange={onClose} title={t('title')} description={data?.file.name}>
      {reading.isPending && (
        <div role="status" aria-label={t('common:states.loading')}>
          <LoadingRows count={4} />
        </div>
      )}
      {reading.isError && <Callout tone="destructive">{messageOf(reading.error)}</Callout>}
      {data?.state === 'reading' && <UnderWay reading={data} />}
      {data?.state === 'stopped' && (
        <Callout
          tone="destructive"
          actions={
            <Button size="small" onClick={() => void go({ reading: 'new' }, { replace: true })}>
              {t('another')}
            </Button>
          }
        >
          {t(data.problem ? `problems.${data.problem}` : 'stopped')}
        </Callout>
      )}
    </Dialog>
  );
}

function UnderWay({ reading: { done, total, operationId } }: { reading: Reading }) {
  const { t } = useTranslation('reading');
  const cancel = useMutation({
    ...queries.operations.cancel.mutation(),
    onSettled: () => ownChange('operation-changed', { operationId }),
    onError: toastError,
  });
  // a page that is being read is read to its end
  const isStopping = cancel.isPending || cancel.isSuccess;
  return (
    <JobProgress
      label={total === null ? t('begun') : t('pages', { done, total })}
      done={done}
      total={total}
      text={isStopping ? t('stopping') : t('leave')}
      cancelLabel={t('cancel')}
      cancelPending={isStopping}
      onCancel={() => cancel.mutate({ params: { id: operationId } })}
    />
  );
}

function Found({
  reading,
  opportunityId,
  isFiled,
  onClose,
}: Omit<OpenReadingProps, 'id'> & { reading: Reading }) {
  const { t } = useTranslation('reading');
  const { go } = usePlace();
  const { file, pages, values: all } = reading;
  const [first] = variantsOf(all);
  const [variant, setVariant] = useState(first);
  const values = useMemo(() => ofVariant(all, variant), [all, variant]);
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState<string | null>(null);
  const [contacts, setContacts] = useState<AcceptedContacts>({});
  const written = useWritten();
  const [isStored, setStored] = useState(!isFiled);
  const pdf = useQuery(queries.files.download.query({ params: { id: file.id } }));
  const ofOffer = values.filter(isFieldOfOffer);
  const marks = useMemo(
    () =>
      values.flatMap(({ field, place, words }) => {
        const page = pages.find(({ number }) => number === place.page);
        if (!page) return [];
        const { x, y, width, height } = place.box;
        return [
          {
            id: field,
            page: place.page,
            x: x / page.width,
            y: y / page.height,
            width: width / page.width,
            height: height / page.height,
            label: words,
          },
        ];
      }),
    [pages, values],
  );
  const apply = useMutation({
    mutationFn: async () => {
      if (!isStored || !pdf.data) return;
      await client.documents.upload({
        params: { id: opportunityId },
        body: { type: 'bank_offer' },
        files: [new File([pdf.data.blob], file.name, { type: 'application/pdf' })],
      });
      changedOpportunity(opportunityId);
    },
    onSuccess: () => {
      const read = acceptedValues(
        ofOffer.filter(({ field }) => accepted.has(field)),
        contacts,
        (value) => `${t(`fields.${value.field}`)}: ${written(value)}`,
      );
      handOver(opportunityId, read);
      return go({ tab: 'offers', offer: 'new', step: stepAfterReading(read), reading: undefined });
    },
    onError: toastError,
  });
  const accept = (field: string, isAccepted: boolean) =>
    setAccepted(
      (before) => new Set(isAccepted ? [...before, field] : [...before].filter((one) => one !== field)),
    );
  const count = accepted.size + Object.keys(contacts).length;
  const certain = ofOffer.filter(({ isCertain }) => isCertain).map(({ field }) => field);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="full"
      title={t('title')}
      description={file.name}
      footer={
        <>
          <Button onClick={() => setAccepted((before) => new Set([...before, ...certain]))}>
            {t('acceptCertain')}
          </Button>
          <Button
            variant="primary"
            disabledReason={count === 0 ? t('takeNothing') : undefined}
            loading={apply.isPending}
            onClick={() => apply.mutate()}
          >
            {t('take', { count })}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
        <PdfViewer
          data={pdf.data?.blob ?? null}
          title={file.name}
          loading={pdf.isPending}
          error={pdf.isError && messageOf(pdf.error)}
          marks={marks}
          shownMark={shown}
          className="h-[32dvh] max-lg:sticky max-lg:top-0 max-lg:z-sticky lg:h-[72dvh]"
        />
        <div className="lg:max-h-[72dvh] lg:overflow-y-auto lg:p-1">
          {variant !== undefined && (
            <ChooseVariant
              values={all}
              chosen={variant}
              onChoose={(chosen) => {
                setVariant(chosen);
                // what was accepted may differ in another variant
                setAccepted(new Set());
              }}
            />
          )}
          {values.length === 0 && <Callout>{t('nothing')}</Callout>}
          {!isFiled && <CheckboxField label={t('keep')} checked={isStored} onCheckedChange={setStored} />}
          <ReadValues
            values={ofOffer}
            accepted={accepted}
            shown={shown}
            onAccept={accept}
            onShow={setShown}
          />
          <ReadContacts values={ofOffer} accepted={contacts} onAccept={setContacts} />
          <ReadPeople
            opportunityId={opportunityId}
            values={values.filter((value) => !isFieldOfOffer(value))}
            shown={shown}
            onShow={setShown}
          />
        </div>
      </div>
    </Dialog>
  );
}
