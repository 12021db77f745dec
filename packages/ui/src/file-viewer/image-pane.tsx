import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';

import { IconButton } from '../icon-button/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { useBlobImage } from './use-file-data.ts';
import { fileViewerWords } from './words.ts';

const ZOOMS = [1, 1.5, 2, 3, 4];

/** A picture as large as its place, larger by steps, and turned by quarters. */
export function ImagePane({ blob, name }: { blob: Blob; name: string }) {
  const { locale } = useLabels();
  const words = useWords(fileViewerWords);
  const image = useBlobImage(blob);
  const [step, setStep] = useState(0);
  const [turns, setTurns] = useState(0);
  const zoom = ZOOMS[step] ?? 1;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' }).format(zoom);

  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center justify-center gap-1 pb-2">
        <IconButton
          label={words.zoomOut}
          icon={<ZoomOut aria-hidden />}
          size="small"
          disabled={step === 0}
          onClick={() => {
            setStep(step - 1);
          }}
        />
        <span role="status" className="w-12 text-center text-small tabular-nums">
          {percent}
        </span>
        <IconButton
          label={words.zoomIn}
          icon={<ZoomIn aria-hidden />}
          size="small"
          disabled={step === ZOOMS.length - 1}
          onClick={() => {
            setStep(step + 1);
          }}
        />
        <IconButton
          label={words.rotate}
          icon={<RotateCw aria-hidden />}
          size="small"
          onClick={() => {
            setTurns(turns + 1);
          }}
        />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a picture larger than its place scrolls, also by the keyboard */}
      <div
        role="group"
        aria-label={name}
        tabIndex={0}
        className="min-h-0 flex-1 overflow-auto rounded-medium bg-surface-muted"
      >
        <div
          className="grid place-items-center"
          style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%` }}
        >
          <img
            ref={image}
            alt={name}
            className="size-full object-contain"
            style={{ rotate: `${turns * 90}deg` }}
          />
        </div>
      </div>
    </div>
  );
}
