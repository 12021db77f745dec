import { cloneElement, useId } from 'react';

import { NumberTable } from '../bar-table/number-table.tsx';
import { PictureCard, type PictureCardProps } from '../bar-table/picture-card.tsx';
import type { BarNumber, BarRow } from '../bar-table/rows.ts';
import { ChartPatterns } from '../chart/marks.tsx';
import { percentOf, plainNumber } from '../chart/numbers.ts';
import { drawSeries } from '../chart/series.ts';
import type { ChartTone } from '../chart/tones.ts';
import { defineWords, useLabels, useWords } from '../labels/index.ts';
import { TextLink } from '../link/index.ts';
import { StageBar } from './stage-bar.tsx';
import { sharesOf, type FunnelFigure, type FunnelStage } from './stages.ts';

const funnelChartWords = defineWords('funnel-chart', {
  pl: { ofPrevious: '% poprzedniego', ofFirst: '% pierwszego' },
  en: { ofPrevious: '% of previous', ofFirst: '% of first' },
});

export interface FunnelChartProps extends PictureCardProps {
  /** What the rows are: the heading of their names. */
  stageLabel: string;
  /** What is counted: the heading of the counts. */
  countLabel: string;
  /** In the order in which they follow each other. */
  stages: readonly FunnelStage[];
  /** Columns after the shares, such as days. */
  figures?: readonly FunnelFigure[] | undefined;
  formatValue?: ((value: number) => string) | undefined;
  tone?: ChartTone | undefined;
}

/** How many come from one stage to the next, and what share of them: a picture and its table in one. */
export function FunnelChart(props: FunnelChartProps) {
  const { stageLabel, countLabel, stages, figures = [], formatValue, tone = 'blue', ...card } = props;
  const { locale } = useLabels();
  const words = useWords(funnelChartWords);
  const chartId = useId();
  const shares = sharesOf(stages);
  const format = formatValue ?? ((value: number) => plainNumber(value, locale));
  const [bar, taper] = drawSeries(['bar', 'taper'].map((key) => ({ key, label: key, tone })));

  const share = (value: number | undefined): BarNumber | undefined =>
    value === undefined
      ? undefined
      : { text: percentOf(value, 1, locale), plain: String(Math.round(value * 1000) / 10) };

  const columns = [
    { key: 'count', label: countLabel, tone },
    { key: 'ofPrevious', label: words.ofPrevious },
    { key: 'ofFirst', label: words.ofFirst },
    ...figures.map(({ key, label }) => ({ key: `figure ${key}`, label })),
  ];
  const rows = stages.map((stage, place) => ({
    key: stage.key,
    label: stage.label,
    numbers: {
      count: countOf(stage, format(stage.count)),
      ofPrevious: share(shares[place]?.ofPrevious),
      ofFirst: share(shares[place]?.ofFirst),
      ...Object.fromEntries(figures.map(({ key }) => [`figure ${key}`, stage.figures?.[key]])),
    },
  }));
  const file = { title: card.title, rowLabel: stageLabel, columns, rows, joined: true };

  function barOf(_row: BarRow, place: number) {
    const width = shares[place]?.width ?? 0;
    if (!bar || !taper) return null;
    const drawn = (
      <StageBar
        width={width}
        nextWidth={shares[place + 1]?.width}
        bar={bar}
        taper={taper}
        chartId={chartId}
      />
    );
    const link = stages[place]?.link;
    // the link in the count is the one of the keyboard and of screen readers
    return link ? cloneElement(link, { tabIndex: -1, className: 'absolute inset-0' }, drawn) : drawn;
  }

  return (
    <PictureCard slot="funnel-chart" file={file} {...card}>
      <svg aria-hidden className="absolute size-0">
        {taper && <ChartPatterns series={[taper]} chartId={chartId} />}
      </svg>
      <NumberTable file={file} joined barOf={barOf} />
    </PictureCard>
  );
}

function countOf({ count, link }: FunnelStage, text: string): BarNumber {
  return {
    drawn: count,
    text,
    plain: String(count),
    shown: link && (
      <TextLink asChild quiet>
        {cloneElement(link, {}, text)}
      </TextLink>
    ),
  };
}
