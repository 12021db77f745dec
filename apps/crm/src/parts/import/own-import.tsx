import { TextLink } from '@szansa/ui/link';
import { StatusChip, type StatusChipProps } from '@szansa/ui/status-chip';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

import { useFormats } from '#kit/texts/use-formats.ts';

import type { ListedImport } from './import-record.ts';

type State = ListedImport['step'] | 'stopped';

const looks = {
  reading: { tone: 'blue', shape: 'half' },
  checking: { tone: 'blue', shape: 'half' },
  ready: { tone: 'grey', shape: 'ring' },
  running: { tone: 'blue', shape: 'half' },
  finished: { tone: 'green', shape: 'check' },
  undoing: { tone: 'blue', shape: 'half' },
  undone: { tone: 'grey', shape: 'diamond' },
  stopped: { tone: 'orange', shape: 'square' },
} as const satisfies Readonly<Record<State, Pick<StatusChipProps, 'tone' | 'shape'>>>;

/** One of the user's imports: its file, its progress, and its result; links to its own page. */
export function OwnImport({ found }: { found: ListedImport }) {
  const { t } = useTranslation('imports');
  const formats = useFormats();
  const { id, fileName, step, isStopped, rowCount, created, updated, undone, touched } = found;
  const state = isStopped ? 'stopped' : step;
  const facts = [
    formats.instant(found.createdAt),
    ...(rowCount > 0 ? [t('own.rows', { count: rowCount })] : []),
    ...(created + updated > 0 ? [t('own.done', { created, updated })] : []),
    ...(undone + touched > 0 ? [t('own.undone', { undone, touched })] : []),
    t('own.until', { day: formats.date(found.expiresAt.slice(0, 10)) }),
  ];
  return (
    <>
      <div className="min-w-0 flex-1 basis-64">
        <TextLink asChild quiet>
          <Link to="." search={{ import: id }} className="break-words">
            {fileName}
          </Link>
        </TextLink>
        <p className="text-small text-text-muted tabular-nums">{facts.join(' · ')}</p>
      </div>
      <StatusChip {...looks[state]}>{t(`state.${state}`)}</StatusChip>
    </>
  );
}
