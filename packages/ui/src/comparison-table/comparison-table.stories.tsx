import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { Badge } from '../badge/index.ts';
import { ComparisonTable } from './comparison-table.tsx';

const meta = {
  title: 'Data/ComparisonTable',
  component: ComparisonTable,
  args: {
    label: 'Porównanie trzech ofert',
    rowsTitle: 'Warunek',
    columns: [
      { id: 'a', title: 'Źródło Leasing', notes: <Badge tone="success">Polecana</Badge>, emphasis: true },
      { id: 'b', title: 'Bank Łąka' },
      { id: 'c', title: 'Ósmy Bank' },
    ],
    groups: [
      {
        id: 'quoted',
        title: 'Warunki',
        rows: [
          {
            id: 'rate',
            label: 'Rata miesięczna, netto',
            cells: [
              { value: '4 162,06 zł' },
              { value: '4 224,90 zł', mark: 'higher' },
              { value: '4 100,00 zł', mark: 'lower' },
            ],
          },
          {
            id: 'interest',
            label: 'Oprocentowanie',
            cells: [
              { value: 'Stałe' },
              { value: 'Zmienne', mark: 'other' },
              { value: 'Stałe', note: 'Przyjęto' },
            ],
          },
        ],
      },
      {
        id: 'sum',
        title: 'Razem',
        rows: [
          {
            id: 'sum',
            label: 'Suma opłat, netto',
            cells: [{ value: '166 334,16 zł' }, { value: '168 596,40 zł', mark: 'higher' }, { value: '–' }],
          },
        ],
      },
    ],
  },
} satisfies Meta<typeof ComparisonTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Signs are also described in words. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Porównanie trzech ofert' });
    const row = within(table).getByRole('row', { name: /^Rata miesięczna/ });
    await expect(within(row).getByRole('cell', { name: 'więcej: 4 224,90 zł' })).toBeVisible();
    await expect(within(row).getByRole('cell', { name: '4 162,06 zł' })).toBeVisible();
    await expect(within(table).getByRole('columnheader', { name: /Źródło Leasing/ })).toBeVisible();
  },
};

/** The names of the rows stay where they are while the columns scroll. */
export const Narrow: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    const region = canvas.getByRole('region', { name: 'Porównanie trzech ofert' });
    await expect(region.scrollWidth).toBeGreaterThan(region.clientWidth);
    region.scrollLeft = region.scrollWidth;
    const name = canvas.getByRole('rowheader', { name: 'Suma opłat, netto' });
    await expect(name.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      region.getBoundingClientRect().left,
    );
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
