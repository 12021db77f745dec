import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { TextLink } from '../link/index.ts';
import { BarTable } from './bar-table.tsx';

const saved = fn<(file: Blob, kind: 'png' | 'csv') => void>();

const count = (drawn: number) => ({
  drawn,
  text: String(drawn),
  plain: String(drawn),
  shown: drawn > 0 ? <TextLink href="#lista">{drawn}</TextLink> : undefined,
});

const meta = {
  title: 'Data/BarTable',
  component: BarTable,
  args: {
    title: 'Źródła pozyskania',
    rowLabel: 'Źródło',
    columns: [
      { key: 'open', label: 'Otwarte', tone: 'blue' },
      { key: 'closed', label: 'Zamknięte', tone: 'green' },
      { key: 'archived', label: 'Archiwalne', tone: 'grey' },
      { key: 'value', label: 'Wartość netto' },
    ],
    rows: [
      {
        key: 'referral',
        label: 'Polecenie',
        numbers: {
          open: count(34),
          closed: count(12),
          archived: count(5),
          value: { text: '4 210 000 zł', plain: '4210000.00' },
        },
      },
      {
        key: 'web',
        label: 'Strona internetowa agencji i formularze kampanii',
        numbers: {
          open: count(18),
          closed: count(4),
          archived: count(9),
          value: { text: '1 804 500 zł', plain: '1804500.00' },
        },
      },
      { key: 'fair', label: 'Targi', numbers: { open: count(0), closed: count(1), archived: count(0) } },
    ],
    onSave: saved,
  },
  beforeEach: () => void saved.mockClear(),
  decorators: [
    (Story) => (
      <div className="max-w-3xl">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BarTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both files are made of what is shown. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Źródła pozyskania' })).toBeVisible();
    const open = () => userEvent.click(canvas.getByRole('button', { name: 'Pobierz: Źródła pozyskania' }));
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pobierz liczby CSV' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'csv'));
    const [csv] = saved.mock.lastCall ?? [];
    await expect(await csv?.text()).toContain('Polecenie;34;12;5;4210000,00\r\n');
    await open();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Pobierz obraz PNG' }));
    await waitFor(() => expect(saved).toHaveBeenLastCalledWith(expect.any(Blob), 'png'));
    const [png] = saved.mock.lastCall ?? [];
    await expect(png?.type).toBe('image/png');
    await expect(png?.size).toBeGreaterThan(2000);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

export const Narrow: Story = { globals: { viewport: { value: 'w390' } } };

export const Loading: Story = {
  args: { loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
    await expect(canvas.getByRole('status')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Brak danych w tym zakresie')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};
