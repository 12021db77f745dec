import { Table2 } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';

import { Button } from '../button/index.ts';
import { classes } from '../classes/index.ts';
import { useLabels, useWords } from '../labels/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { ChartTable, type ChartTableContent } from './chart-table.tsx';
import { chartWords } from './words.ts';

/** Props of every chart. */
export interface ChartBaseProps {
  /** What the chart shows, with its unit: "Sprzedaż netto, zł". Also the caption of its table. */
  title: string;
  /** The title is shown elsewhere on the screen; screen readers still read it. */
  hideTitle?: boolean | undefined;
  description?: ReactNode;
  /** Height of the plot, px; empty and loading states have the same. */
  height?: number | undefined;
  loading?: boolean | undefined;
  /** Shown when there is nothing to draw. */
  empty?: ReactNode;
  /** A button shows the numbers as a table; without it only screen readers get the table. */
  tableToggle?: boolean | undefined;
  className?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

interface ChartFrameProps extends ChartBaseProps {
  isEmpty: boolean;
  legend?: ReactNode;
  table: Omit<ChartTableContent, 'caption'>;
  /** The plot; it fills the frame's height. */
  children: ReactNode;
}

/** Title, legend, plot and table of a chart, and its states, all of one height. */
export function ChartFrame(props: ChartFrameProps) {
  const { title, hideTitle = false, description, height = 240, loading = false, empty, isEmpty, ref } = props;
  const words = useWords(chartWords);
  const id = useId();
  const [open, setOpen] = useState(false);
  const drawn = !loading && !isEmpty;
  const withTable = drawn && props.tableToggle === true;

  return (
    <figure
      ref={ref}
      data-slot="chart"
      aria-labelledby={`${id}-title`}
      aria-busy={loading}
      className={classes('relative min-w-0', props.className)}
    >
      <div className={classes('flex items-start justify-between gap-3', !hideTitle && 'mb-2')}>
        <figcaption id={`${id}-title`} className={hideTitle ? 'sr-only' : 'min-w-0 font-semibold'}>
          {title}
          {description ? (
            <span className="block text-small font-normal text-text-muted">{description}</span>
          ) : null}
        </figcaption>
        {withTable ? (
          <Button
            size="small"
            variant="ghost"
            icon={<Table2 aria-hidden />}
            aria-expanded={open}
            onClick={() => {
              setOpen(!open);
            }}
          >
            {open ? words.hideTable : words.showTable}
          </Button>
        ) : null}
      </div>
      <div style={{ height }} className="relative">
        {loading ? <LoadingPlot /> : null}
        {!loading && isEmpty ? (
          <div className="grid h-full place-items-center rounded-medium border border-dashed border-border text-text-muted">
            {empty ?? <p>{words.empty}</p>}
          </div>
        ) : null}
        {drawn ? props.children : null}
      </div>
      {props.legend ? <div className={classes('mt-2', !drawn && 'invisible')}>{props.legend}</div> : null}
      {drawn ? <ChartTable caption={title} hidden={!withTable || !open} {...props.table} /> : null}
    </figure>
  );
}

const BARS = ['h-1/3', 'h-1/2', 'h-2/5', 'h-3/4', 'h-3/5', 'h-5/6', 'h-1/2', 'h-2/3'];

/** Skeleton of a plot while it is loading. */
export function LoadingPlot() {
  const { loading } = useLabels();
  return (
    <div className="flex h-full items-end gap-3 border-b border-border px-2">
      <span className="sr-only">{loading}</span>
      {BARS.map((height, place) => (
        <Skeleton key={`${place}-${height}`} className={classes('flex-1 rounded-b-none', height)} />
      ))}
    </div>
  );
}
