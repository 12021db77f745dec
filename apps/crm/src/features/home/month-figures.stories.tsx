import { mocks } from '@szansa/api-client/mocks';
import { sampleDashboard } from '@szansa/api-client/samples/dashboards';
import { sampleBoard } from '@szansa/api-client/samples/opportunities';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';
import { activityMocks } from '#parts/activity/activity-mocks.ts';

import { homeFeature } from './feature.tsx';
import { HomeScreen } from './home-screen.tsx';

const meta = {
  title: 'Home/Month figures',
  component: HomeScreen,
  ...inApp(homeFeature, '/'),
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The month in numbers, the months before it as charts, and what is planned. */
export const All: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.dashboards.get(sampleDashboard),
        mocks.dashboards.people(sampleWorkers),
        mocks.notifications.unread({ count: 3, newestId: null }),
        mocks.opportunities.board(sampleBoard(40)),
        ...activityMocks(),
      ],
    },
    specification: ['S2.20'],
  },
  play: async ({ canvas, canvasElement }) => {
    // charts name some of the figures as well
    const states = (label: string, figure: RegExp) =>
      waitFor(() => {
        const tiles = [...canvasElement.querySelectorAll('[data-slot="stat-tile"]')];
        return expect(tiles.find(({ textContent }) => textContent.startsWith(label))).toHaveTextContent(
          figure,
        );
      });
    await states('Prowizja łącznie', /17.251.zł/);
    await states('Szacowana wypłata', /4.313.zł/);
    await states('Zamknięte szanse', /5/);
    await states('Najlepsza prowizja', /5.829.zł.*Jan Kowalski/);
    await states('Najlepszy handlowiec', /Anna Nowak/);
    await expect(canvas.getByText(/^Do progu „30%” brakuje/)).toBeVisible();
    for (const title of [/^Prowizja według miesięcy/, /^Wartość zamkniętych szans według miesięcy/])
      await expect(await canvas.findByRole('figure', { name: title })).toBeVisible();
    const calendar = await canvas.findByRole('region', { name: 'Kalendarz' });
    await expect(await within(calendar).findByRole('link', { name: 'Otwórz kalendarz' })).toHaveAttribute(
      'href',
      '/calendar',
    );
  },
};
