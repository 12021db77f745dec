/**
 * What components may weigh: bytes, minified and gzipped, with all they bring at first but React. The numbers in one
 * place; one that is saved comes down here.
 */
export const weights = {
  /** The size of each when imported alone, without its lazily loaded parts. */
  alone: {
    'data-table': 110_000,
    chart: 95_000,
    'bar-chart': 95_000,
    'line-chart': 95_000,
    'donut-chart': 95_000,
    'funnel-chart': 46_000,
    sparkline: 5_000,
    'filter-bar': 45_000,
    'description-list': 30_000,
    'mail-viewer': 43_000,
    'activity-composer': 12_000,
    'column-mapping': 42_000,
    'job-list': 15_000,
  },
  /** In the page of another product, above what React weighs there. */
  packed: { button: 15_000 },
  /** The compiled styles of all components. */
  styles: 18_100,
} as const;
