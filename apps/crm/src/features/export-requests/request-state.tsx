import type { ExportStatus } from '@szansa/domain/export';
import { Badge, type BadgeTone } from '@szansa/ui/badge';
import { Progress } from '@szansa/ui/progress';
import { Check, CircleDashed, LoaderCircle, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ExportRequest } from './export-requests-address.ts';
import { sourceName } from './sources.tsx';

/** The colours of section 4 of the specification, each with a shape. */
const looks: Readonly<Record<ExportStatus, { tone: BadgeTone; icon: ReactNode }>> = {
  pending: { tone: 'grey', icon: <CircleDashed aria-hidden /> },
  processing: { tone: 'archive', icon: <LoaderCircle aria-hidden /> },
  completed: { tone: 'success-strong', icon: <Check aria-hidden /> },
  failed: { tone: 'destructive', icon: <X aria-hidden /> },
};

/** How far a request is: while it is worked on its progress, when it failed why. */
export function RequestState({ request }: { request: ExportRequest }) {
  const { t } = useTranslation('exportList');
  const { status, problem, operation } = request;
  return (
    <span className="flex min-w-0 items-center gap-2 max-md:flex-wrap">
      <Badge {...looks[status]} className="shrink-0">
        {t(`status.${status}`)}
      </Badge>
      {status === 'processing' && operation && (
        <Progress
          label={t('progress', { name: sourceName(request.source) })}
          value={operation.total ? operation.done : null}
          max={operation.total ?? undefined}
          className="max-w-24"
        />
      )}
      {problem !== null && (
        <span
          title={t(`problem.${problem}`)}
          className="truncate text-small text-text-muted max-md:whitespace-normal"
        >
          {t(`problem.${problem}`)}
        </span>
      )}
    </span>
  );
}
