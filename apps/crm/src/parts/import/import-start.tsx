import { ApiError } from '@szansa/api-client/client';
import { errorMessage } from '@szansa/domain/language';
import { Button } from '@szansa/ui/button';
import { Callout } from '@szansa/ui/callout';
import { FileDrop } from '@szansa/ui/file-drop';
import { Progress } from '@szansa/ui/progress';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { client, queries } from '#kit/api/api.ts';
import { PagedList } from '#kit/lists/paged-list.tsx';
import { currentLanguage } from '#kit/texts/i18n.ts';
import { messageOf } from '#kit/toasts/toasts.ts';

import { changedImports } from './changed-import.ts';
import { tableRules, type ImportEntity } from './import-record.ts';
import { ImportSteps } from './import-steps.tsx';
import { OwnImport } from './own-import.tsx';

/** The first step: the choice of a file, and below it the user's earlier imports. */
export function ImportStart({ entity }: { entity: ImportEntity }) {
  const { t } = useTranslation('imports');
  return (
    <>
      <ChosenFile entity={entity} />
      <section aria-labelledby="own-imports" className="max-w-narrow space-y-2">
        <h2 id="own-imports" className="text-large font-semibold">
          {t('own.title')}
        </h2>
        <PagedList
          label={t('own.title')}
          place="importsPage"
          queryOf={(page) => queries.imports.list.query({ query: { page, entity } })}
          empty={{ drawing: 'files', title: t('own.empty') }}
        >
          {(found) => <OwnImport found={found} />}
        </PagedList>
      </section>
    </>
  );
}

function ChosenFile({ entity }: { entity: ImportEntity }) {
  const { t } = useTranslation('imports');
  const navigate = useNavigate();
  const [file, setFile] = useState<File | null>(null);
  const [wasTried, setTried] = useState(false);
  // null while nothing has left, and while the server looks at the file
  const [sent, setSent] = useState<number | null>(null);
  const upload = useMutation({
    mutationFn: (table: File) =>
      client.imports.create(
        { body: { entity }, files: [table] },
        { onUploadProgress: (fraction) => setSent(fraction < 1 ? fraction : null) },
      ),
    onSettled: () => setSent(null),
    onSuccess: async ({ id }) => {
      void changedImports();
      await navigate({ to: '.', search: { import: id } });
    },
  });
  const isMissing = wasTried && !file;
  // what did not reach the server, or what the server failed at, is nothing to correct
  const isRefused =
    upload.error instanceof ApiError && upload.error.status >= 400 && upload.error.status < 500;
  return (
    <>
      <ImportSteps page="file" refused={isMissing || isRefused} />
      <form
        className="max-w-narrow space-y-4"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          setTried(true);
          if (file) upload.mutate(file);
        }}
      >
        {upload.isError && (
          <Callout role="alert" tone="destructive">
            {messageOf(upload.error)}
          </Callout>
        )}
        <FileDrop
          label={t('file.label')}
          hint={t('file.hint')}
          required
          {...tableRules}
          files={file ? [{ id: file.name, file, name: file.name, size: file.size }] : []}
          onFiles={([first]) => {
            setFile(first ?? null);
            upload.reset();
          }}
          onRemove={() => setFile(null)}
          disabled={upload.isPending}
          error={isMissing ? errorMessage('required', currentLanguage()) : undefined}
        />
        {upload.isPending && <Progress value={sent} max={1} label={t('file.sending')} showLabel />}
        <Button type="submit" variant="primary" loading={upload.isPending}>
          {t('file.send')}
        </Button>
      </form>
    </>
  );
}
