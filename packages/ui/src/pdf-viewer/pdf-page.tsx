import type { PDFDocumentProxy, RenderTask } from 'pdfjs-dist';
import { useEffect, useRef, useState } from 'react';

import { PdfMarks, type PdfMark } from './pdf-marks.tsx';
import { useLabels } from '../labels/index.ts';

interface PdfPageProps {
  document: PDFDocumentProxy;
  /** From 1. */
  number: number;
  /** CSS pixels. */
  width: number;
  /** Height over width, until the page's own is known. */
  ratio: number;
  marks: readonly PdfMark[];
  shownMark: string | null;
}

/** One page, drawn when it first comes near; its text is beside the picture for screen readers. */
export function PdfPage({ document, number, width, ratio, marks, shownMark }: PdfPageProps) {
  const { pageOf } = useLabels();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [near, setNear] = useState(false);
  const [text, setText] = useState('');
  /** The width it was last drawn for, CSS pixels. */
  const [drawn, setDrawn] = useState(0);

  useEffect(() => {
    const target = frame.current;
    if (!target) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: '600px' },
    );
    observer.observe(target);
    return () => {
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    const target = canvas.current;
    if (!near || !target) return undefined;
    let task: RenderTask | undefined;
    let left = false;
    const draw = async () => {
      const page = await document.getPage(number);
      if (left) return;
      const scale = (width / page.getViewport({ scale: 1 }).width) * window.devicePixelRatio;
      const viewport = page.getViewport({ scale });
      target.width = Math.floor(viewport.width);
      target.height = Math.floor(viewport.height);
      task = page.render({ canvas: target, viewport });
      await task.promise;
      if (left) return;
      setDrawn(width);
      const content = await page.getTextContent();
      if (!left) setText(content.items.map((item) => ('str' in item ? item.str : '')).join(' '));
    };
    draw().catch(() => undefined);
    return () => {
      left = true;
      task?.cancel();
    };
  }, [document, number, width, near]);

  return (
    <div
      ref={frame}
      data-page={number}
      aria-busy={near && drawn !== width}
      className="relative mx-auto bg-surface shadow-small"
      style={{ width, minHeight: width * ratio }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={pageOf(number, document.numPages)}
        className="block h-auto w-full"
      />
      <PdfMarks marks={marks} shownId={shownMark} />
      <p className="sr-only">{text}</p>
    </div>
  );
}
