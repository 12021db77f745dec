import { useRef, useState, type KeyboardEvent, type PointerEvent, type Ref } from 'react';

import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { middleSquare, movedCrop, resizedCrop, resizedSquare, wholePicture, type Crop } from './crop-box.ts';
import type { GalleryImage } from './gallery-image.ts';
import { Picture } from './picture.tsx';
import { imageGalleryWords } from './words.ts';

export interface CropDialogProps {
  /** All of the picture, not cropped. */
  image: GalleryImage;
  /** Width of all of it by its height. */
  ratio: number;
  crop: Crop | null;
  /** A square stays one, and there is always a part; by default any part, or all of it. */
  shape?: 'any' | 'square' | undefined;
  /** Called with the part to show; null for all of it. */
  onValueChange: (crop: Crop | null) => void;
  onClose: () => void;
  className?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const step = 0.02;

const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-step, 0],
  ArrowRight: [step, 0],
  ArrowUp: [0, -step],
  ArrowDown: [0, step],
};

/** Chooses which part of a picture is shown: dragged by its middle and its corner, or moved by the keyboard. */
export function CropDialog(props: CropDialogProps) {
  const { image, ratio, crop, shape = 'any', onValueChange, onClose, className, ref } = props;
  const { cancel, save } = useLabels();
  const isSquare = shape === 'square';
  const words = useWords(imageGalleryWords);
  const [chosen, setChosen] = useState(crop ?? (isSquare ? middleSquare(ratio) : wholePicture));
  const isWhole = chosen.width === 1 && chosen.height === 1;
  return (
    <Dialog
      ref={ref}
      open
      size="large"
      className={className}
      title={words.crop}
      description={words.cropHint}
      onOpenChange={onClose}
      footer={
        <>
          {isSquare ? null : (
            <Button className="mr-auto" disabled={isWhole} onClick={() => setChosen(wholePicture)}>
              {words.whole}
            </Button>
          )}
          <Button onClick={onClose}>{cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              onValueChange(isWhole && !isSquare ? null : chosen);
              onClose();
            }}
          >
            {save}
          </Button>
        </>
      }
    >
      <div
        className="relative mx-auto max-w-full overflow-hidden rounded-medium select-none"
        style={{ aspectRatio: ratio, width: `min(100%, calc((100dvh - 16rem) * ${ratio}))` }}
      >
        <Picture image={image} width={800} fit="contain" className="size-full" />
        <CropBox
          crop={chosen}
          resized={isSquare ? (...change) => resizedSquare(...change, ratio) : resizedCrop}
          onValueChange={setChosen}
        />
      </div>
    </Dialog>
  );
}

interface CropBoxProps {
  crop: Crop;
  resized: typeof resizedCrop;
  onValueChange: (crop: Crop) => void;
}

function CropBox({ crop, resized, onValueChange }: CropBoxProps) {
  const { locale } = useLabels();
  const words = useWords(imageGalleryWords);
  const box = useRef<HTMLButtonElement>(null);
  const [grip, setGrip] = useState<{ x: number; y: number; crop: Crop; isCorner: boolean } | null>(null);
  const percent = (share: number) => new Intl.NumberFormat(locale, { style: 'percent' }).format(share);
  const grab = (event: PointerEvent<HTMLElement>, isCorner: boolean) => {
    event.stopPropagation();
    event.currentTarget.setPointerCapture(event.pointerId);
    setGrip({ x: event.clientX, y: event.clientY, crop, isCorner });
  };
  const drag = (event: PointerEvent<HTMLElement>) => {
    const around = box.current?.parentElement?.getBoundingClientRect();
    if (!grip || !around) return;
    const change = grip.isCorner ? resized : movedCrop;
    onValueChange(
      change(grip.crop, (event.clientX - grip.x) / around.width, (event.clientY - grip.y) / around.height),
    );
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    onValueChange((event.shiftKey ? resized : movedCrop)(crop, ...by));
  };
  const drop = () => setGrip(null);
  return (
    <button
      ref={box}
      type="button"
      aria-label={words.part(percent(crop.width), percent(crop.height), percent(crop.x), percent(crop.y))}
      className="absolute cursor-move touch-none rounded-small outline-2 -outline-offset-2 outline-accent"
      style={{
        left: `${crop.x * 100}%`,
        top: `${crop.y * 100}%`,
        width: `${crop.width * 100}%`,
        height: `${crop.height * 100}%`,
        boxShadow: '0 0 0 100vmax var(--overlay)',
      }}
      onKeyDown={handleKeyDown}
      onPointerDown={(event) => grab(event, false)}
      onPointerMove={drag}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <span
        data-slot="crop-corner"
        aria-hidden
        className="absolute right-0 bottom-0 size-6 cursor-nwse-resize touch-none rounded-tl-medium border-2 border-accent bg-surface"
        onPointerDown={(event) => grab(event, true)}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
    </button>
  );
}
