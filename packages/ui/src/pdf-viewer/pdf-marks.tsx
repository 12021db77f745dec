import { classes } from '../classes/index.ts';

/** A place on a page, as shares of the page's width and height. */
export interface PdfMark {
  id: string;
  /** From 1. */
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
  /** The description of the marked place. */
  label: string;
}

const percent = (share: number) => `${share * 100}%`;

interface PdfMarksProps {
  marks: readonly PdfMark[];
  shownId: string | null;
}

/**
 * Frames around places of a page; the current one is filled and has a double line, so that it differs not only by
 * colour.
 */
export function PdfMarks({ marks, shownId }: PdfMarksProps) {
  return marks.map(({ id, x, y, width, height, label }) => (
    <span
      key={id}
      role="img"
      aria-label={label}
      data-mark={id}
      className={classes(
        'pointer-events-none absolute rounded-small border border-accent',
        id === shownId && 'border-4 border-double bg-accent/15',
      )}
      style={{
        left: `calc(${percent(x)} - 3px)`,
        top: `calc(${percent(y)} - 3px)`,
        width: `calc(${percent(width)} + 6px)`,
        height: `calc(${percent(height)} + 6px)`,
      }}
    />
  ));
}
