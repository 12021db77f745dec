import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileText, Mail, Phone, RefreshCw } from 'lucide-react';
import { expect, within } from 'storybook/test';

import { UiProvider } from '../provider/index.ts';
import { labelsPl } from '../labels/pl.ts';
import { Timeline } from './timeline.tsx';

const meta = {
  title: 'Data/Timeline',
  component: Timeline,
  args: {
    today: '2026-03-05',
    className: 'max-w-xl',
    items: [
      {
        id: '4',
        icon: <RefreshCw />,
        tone: 'green',
        title: 'Zmiana statusu: W toku → Zakończone',
        at: '2026-03-05T13:20:00Z',
        by: 'Anna Nowak',
      },
      {
        id: '3',
        icon: <Mail />,
        tone: 'blue',
        title: 'Wysłano wiadomość',
        detail: 'Potwierdzenie terminu odbioru',
        at: '2026-03-05T08:07:00Z',
        by: 'Jan Kowalski',
      },
      {
        id: '2',
        icon: <Phone />,
        tone: 'amber',
        title: 'Rozmowa telefoniczna',
        at: '2026-03-04T23:30:00Z',
        by: 'Jan Kowalski',
      },
      {
        id: '1',
        icon: <FileText />,
        title: 'Dodano dokument',
        detail: 'umowa.pdf',
        at: '2026-02-27T10:00:00Z',
      },
    ],
  },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Historia' })).toBeVisible();
    await expect(canvas.getByText('05.03.2026, 14:20')).toBeVisible();
  },
};

export const ByDay: Story = {
  args: { groupByDay: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Dzisiaj' }).children).toHaveLength(3);
    await expect(canvas.getByText('piątek, 27 lutego 2026')).toBeVisible();
    await expect(canvas.getByText('14:20')).toBeVisible();
  },
};

export const English: Story = { args: { groupByDay: true }, globals: { language: 'en' } };

/** The provider sets the time zone in which days and hours are shown. */
export const InAnotherZone: Story = {
  args: { groupByDay: true },
  render: (args) => (
    <UiProvider labels={labelsPl} timeZone="America/New_York">
      <Timeline {...args} />
    </UiProvider>
  ),
  play: async ({ canvas }) => {
    const today = within(canvas.getByRole('list', { name: 'Dzisiaj' }));
    await expect(today.getByText('08:20')).toBeVisible();
    await expect(within(canvas.getByRole('list', { name: 'Wczoraj' })).getByText('18:30')).toBeVisible();
  },
};
