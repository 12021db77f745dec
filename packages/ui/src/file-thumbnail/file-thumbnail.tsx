import { cva } from 'class-variance-authority';
import { FileText, Image, Mail } from 'lucide-react';
import { useComposedRefs } from 'radix-ui/internal';
import { useEffect, useRef, useState, type RefObject, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { fileKind, useBlobImage, useFileData, type FileKind } from '../file-viewer/index.ts';
import { Skeleton } from '../skeleton/index.ts';

const box = cva(
  'relative grid shrink-0 place-items-center overflow-hidden rounded-medium bg-surface-muted text-text-muted [&_svg]:size-4',
  { variants: { size: { small: 'size-9', medium: 'size-12' } } },
);

export interface FileThumbnailProps {
  id: string;
  name: string;
  /** MIME type; empty where it is not known. */
  type: string;
  /** Fetches a small picture of the file; called once the box comes into view. Without it the kind's icon is shown. */
  load?: (() => Promise<Blob>) | undefined;
  size?: 'small' | 'medium' | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * A file in a box of fixed size: its picture, or the icon of its kind. It is shown beside the name, so screen readers
 * skip it.
 */
export function FileThumbnail({ id, name, type, load, size = 'medium', className, ref }: FileThumbnailProps) {
  const place = useRef<HTMLSpanElement>(null);
  const isSeen = useSeen(place);
  return (
    <span
      ref={useComposedRefs(place, ref)}
      aria-hidden
      data-slot="file-thumbnail"
      className={classes(box({ size }), load && 'border border-border', className)}
    >
      {load && isSeen ? (
        <Loaded id={id} kind={fileKind(name, type)} load={load} />
      ) : (
        <KindIcon kind={fileKind(name, type)} />
      )}
    </span>
  );
}

/** Whether an element has come into view. */
function useSeen(element: RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      sight.disconnect();
    });
    sight.observe(element.current);
    return () => {
      sight.disconnect();
    };
  }, [element]);
  return isSeen;
}

function KindIcon({ kind }: { kind: FileKind }) {
  if (kind === 'image') return <Image />;
  return kind === 'mail' ? <Mail /> : <FileText />;
}

function Loaded({ id, kind, load }: { id: string; kind: FileKind; load: () => Promise<Blob> }) {
  const data = useFileData(id, load);
  const [isBroken, setBroken] = useState(false);
  if (data.status === 'loading') return <Skeleton className="absolute inset-0 h-full rounded-none" />;
  if (data.status === 'failed' || isBroken) return <KindIcon kind={kind} />;
  return <Shown blob={data.blob} onBroken={() => setBroken(true)} />;
}

function Shown({ blob, onBroken }: { blob: Blob; onBroken: () => void }) {
  return (
    <img
      ref={useBlobImage(blob)}
      alt=""
      // the top of a page is more recognisable than its middle
      className="absolute inset-0 size-full bg-paper object-cover object-top"
      onError={onBroken}
    />
  );
}
