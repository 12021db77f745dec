import { Download, FileSpreadsheet, Image } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { useId, useRef, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { DropdownMenu, DropdownMenuItem } from '../dropdown-menu/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { csvOfBars, pngOfBars, type BarFile } from './files.ts';

const barTableWords = defineWords('bar-table', {
  pl: {
    save: 'Pobierz',
    png: 'Pobierz obraz PNG',
    csv: 'Pobierz liczby CSV',
    empty: 'Brak danych w tym zakresie',
  },
  en: {
    save: 'Download',
    png: 'Download the picture as PNG',
    csv: 'Download the numbers as CSV',
    empty: 'No data in this range',
  },
});

export interface PictureCardProps {
  title: string;
  description?: string | undefined;
  /** Saves the picture or the numbers as a file; without it, saving is not offered. */
  onSave?: ((file: Blob, kind: 'png' | 'csv') => void) | undefined;
  loading?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface Props extends PictureCardProps {
  /** Names the component to styles and tests. */
  slot: string;
  /** What the files are made of; without rows the card is empty. */
  file: BarFile;
  children: ReactNode;
}

const loadingRows = ['w-5/6', 'w-2/3', 'w-1/2', 'w-2/5', 'w-1/4'];

/** Title, files and states of a picture that is a table at once. */
export function PictureCard(props: Props) {
  const { slot, title, description, file, onSave, loading = false, className, ref, children } = props;
  const labels = useLabels();
  const words = useWords(barTableWords);
  const titleId = useId();
  const region = useRef<HTMLElement>(null);
  const isEmpty = file.rows.length === 0;

  async function savePicture(): Promise<void> {
    if (!region.current) return;
    const tokens = getComputedStyle(region.current);
    onSave?.(await pngOfBars(file, (token) => tokens.getPropertyValue(`--${token}`)), 'png');
  }

  return (
    <section
      ref={useComposedRefs(region, ref)}
      data-slot={slot}
      aria-labelledby={titleId}
      aria-busy={loading}
      className={classes('min-w-0 rounded-large border border-border bg-surface p-4', className)}
    >
      <div className="mb-2 flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 id={titleId} className="font-semibold">
            {title}
          </h2>
          {description && <p className="text-small text-text-muted">{description}</p>}
        </div>
        {onSave && !loading && !isEmpty && (
          <DropdownMenu
            label={words.save}
            trigger={
              <IconButton size="small" label={`${words.save}: ${title}`} icon={<Download aria-hidden />} />
            }
          >
            <DropdownMenuItem icon={<Image aria-hidden />} onSelect={() => void savePicture()}>
              {words.png}
            </DropdownMenuItem>
            <DropdownMenuItem
              icon={<FileSpreadsheet aria-hidden />}
              onSelect={() => onSave(new Blob([csvOfBars(file)], { type: 'text/csv' }), 'csv')}
            >
              {words.csv}
            </DropdownMenuItem>
          </DropdownMenu>
        )}
      </div>
      {loading && (
        <div role="status" aria-label={labels.loading} className="flex flex-col gap-3 py-2">
          {loadingRows.map((width) => (
            <Skeleton key={width} className={classes('h-4', width)} />
          ))}
        </div>
      )}
      {!loading && isEmpty && <p className="py-6 text-center text-text-muted">{words.empty}</p>}
      {!loading && !isEmpty && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a table wider than its place scrolls, so the keyboard has to reach it
        <div role="group" aria-labelledby={titleId} tabIndex={0} className="overflow-x-auto">
          {children}
        </div>
      )}
    </section>
  );
}
