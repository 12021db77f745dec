import { ChevronLeft, ChevronRight, FileX, Minus, Plus } from 'lucide-react';
import type { PDFDocumentProxy } from 'pdfjs-dist';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react';

import { classes } from '../classes/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import type { PdfMark } from './pdf-marks.tsx';
import { PdfPage } from './pdf-page.tsx';
import { usePdf, type PdfData } from './use-pdf.ts';

const pdfViewerWords = defineWords('pdf-viewer', {
  pl: {
    zoomIn: 'Powiększ',
    zoomOut: 'Pomniejsz',
    zoom: (percent: number) => `Powiększenie: ${percent}%`,
    documentNotShown: 'Nie udało się pokazać dokumentu',
  },
  en: {
    zoomIn: 'Zoom in',
    zoomOut: 'Zoom out',
    zoom: (percent) => `Zoom: ${percent}%`,
    documentNotShown: 'The document could not be shown',
  },
});

export interface PdfViewerProps {
  /** Preserve its identity between renders; null while it is loading. */
  data: PdfData | null;
  /** Name of the document. */
  title: string;
  loading?: boolean | undefined;
  /** Shown instead of the document. */
  error?: ReactNode;
  /** Buttons beside the zoom: download, print. */
  actions?: ReactNode;
  /** Places that are framed; preserve the list's identity between renders. */
  marks?: readonly PdfMark[] | undefined;
  /** The mark that is highlighted, and scrolled to when it changes. */
  shownMark?: string | null | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

const noMarks: readonly PdfMark[] = [];

/** A PDF page under page, as wide as its place at 100%. Give it a height. */
export function PdfViewer({
  data,
  title,
  loading = false,
  error,
  actions,
  marks = noMarks,
  shownMark = null,
  className,
  ref,
}: PdfViewerProps) {
  const words = useWords(pdfViewerWords);
  const state = usePdf(data);
  const ready = !loading && !error && data !== null && state.status === 'ready';
  const failed = Boolean(error) || (!loading && data !== null && state.status === 'failed');

  return (
    <section
      ref={ref}
      aria-label={title}
      data-slot="pdf-viewer"
      className={classes(
        'flex min-h-0 flex-col overflow-hidden rounded-large border border-border bg-surface-muted',
        className,
      )}
    >
      {ready ? (
        <Pages
          document={state.document}
          title={title}
          actions={actions}
          marks={marks}
          shownMark={shownMark}
        />
      ) : failed ? (
        <div
          role="alert"
          className="flex flex-1 flex-col items-center justify-center gap-2 p-6 text-center text-text-muted"
        >
          {error ?? (
            <>
              <FileX size={24} aria-hidden />
              <p>{words.documentNotShown}</p>
            </>
          )}
        </div>
      ) : (
        <div aria-busy className="flex-1 p-4">
          <Skeleton className="mx-auto aspect-[1/1.414] h-full max-w-full rounded-none" />
        </div>
      )}
    </section>
  );
}

interface PagesProps {
  document: PDFDocumentProxy;
  title: string;
  actions: ReactNode;
  marks: readonly PdfMark[];
  shownMark: string | null;
}

/** A4 portrait, until the document is loaded. */
const A4_RATIO = Math.SQRT2;
const PAGE_MARGIN = 16;

/** Factors over the width of the place. */
const ZOOM_STEPS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;

/** Returns the next step in a direction, the same one at either end. */
export function nextZoom(zoom: number, direction: 'in' | 'out'): number {
  const next =
    direction === 'in' ? ZOOM_STEPS.find((step) => step > zoom) : ZOOM_STEPS.findLast((step) => step < zoom);
  return next ?? zoom;
}

/** Returns the page (from 1) at a third of the visible height; all in pixels. */
export function pageInView(tops: readonly number[], scrollTop: number, height: number): number {
  const line = scrollTop + height / 3;
  return Math.max(1, tops.findLastIndex((top) => top <= line) + 1);
}

function Pages({ document, title, actions, marks, shownMark }: PagesProps) {
  const { nextPage, pageOf, previousPage } = useLabels();
  const words = useWords(pdfViewerWords);
  const scroller = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState(0);
  const [zoom, setZoom] = useState(1);
  const [page, setPage] = useState(1);
  const width = Math.max(0, place - 2 * PAGE_MARGIN) * zoom;

  useEffect(() => {
    const target = scroller.current;
    if (!target) return undefined;
    const observer = new ResizeObserver(() => {
      setPlace(Math.min(target.clientWidth, 900));
    });
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, []);

  // preserves the scroll position at the top; the browser's own anchoring does so only sometimes
  const shownZoom = useRef(zoom);
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop *= zoom / shownZoom.current;
    shownZoom.current = zoom;
  }, [zoom]);

  // the requested mark is scrolled into the upper third, once there are pages to scroll
  const hasPlace = place > 0;
  useEffect(() => {
    const target = scroller.current;
    const mark = marks.find(({ id }) => id === shownMark);
    const frame = mark && target?.querySelector<HTMLElement>(`[data-page="${mark.page}"]`);
    if (!target || !mark || !frame || !hasPlace) return;
    target.scrollTop = frame.offsetTop + mark.y * frame.offsetHeight - target.clientHeight / 3;
    target.scrollLeft = frame.offsetLeft + mark.x * frame.offsetWidth - target.clientWidth / 3;
  }, [marks, shownMark, hasPlace]);

  const goTo = (number: number) => {
    const target = scroller.current?.querySelector<HTMLElement>(`[data-page="${number}"]`);
    if (!target || !scroller.current) return;
    scroller.current.scrollTop = target.offsetTop - PAGE_MARGIN;
    setPage(number);
  };
  const handleScroll = () => {
    const target = scroller.current;
    if (!target) return;
    const tops = [...target.querySelectorAll<HTMLElement>('[data-page]')].map((element) => element.offsetTop);
    setPage(pageInView(tops, target.scrollTop, target.clientHeight));
  };

  return (
    <>
      <div className="flex flex-wrap items-center gap-1 border-b border-border bg-surface px-2 py-1">
        <IconButton
          label={previousPage}
          icon={<ChevronLeft aria-hidden />}
          size="small"
          disabled={page <= 1}
          onClick={() => {
            goTo(page - 1);
          }}
        />
        <span role="status" className="text-small text-text-muted tabular-nums">
          {pageOf(page, document.numPages)}
        </span>
        <IconButton
          label={nextPage}
          icon={<ChevronRight aria-hidden />}
          size="small"
          disabled={page >= document.numPages}
          onClick={() => {
            goTo(page + 1);
          }}
        />
        <span className="flex-1" />
        <IconButton
          label={words.zoomOut}
          icon={<Minus aria-hidden />}
          size="small"
          disabled={zoom === ZOOM_STEPS[0]}
          onClick={() => {
            setZoom(nextZoom(zoom, 'out'));
          }}
        />
        <span role="status" className="text-center text-small text-text-muted tabular-nums sm:min-w-10">
          <span className="sr-only">{words.zoom(Math.round(zoom * 100))}</span>
          {/* on a phone the page itself shows it, and the buttons are in one row */}
          <span aria-hidden className="max-sm:hidden">
            {Math.round(zoom * 100)}%
          </span>
        </span>
        <IconButton
          label={words.zoomIn}
          icon={<Plus aria-hidden />}
          size="small"
          disabled={zoom === ZOOM_STEPS.at(-1)}
          onClick={() => {
            setZoom(nextZoom(zoom, 'in'));
          }}
        />
        {actions}
      </div>
      <div
        ref={scroller}
        role="group"
        aria-label={title}
        tabIndex={0}
        onScroll={handleScroll}
        className="relative min-h-0 flex-1 overflow-auto [overflow-anchor:none] focus-visible:-outline-offset-2"
      >
        <div className="flex w-max min-w-full flex-col gap-4 p-4">
          {place > 0
            ? Array.from({ length: document.numPages }, (_, index) => (
                <PdfPage
                  key={index}
                  document={document}
                  number={index + 1}
                  width={width}
                  ratio={A4_RATIO}
                  marks={marks.filter((mark) => mark.page === index + 1)}
                  shownMark={shownMark}
                />
              ))
            : null}
        </div>
      </div>
    </>
  );
}
