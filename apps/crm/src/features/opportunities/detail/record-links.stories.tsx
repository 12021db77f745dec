import { mocks, pending, refusal } from '@szansa/api-client/mocks';
import { sampleComments, samplePage } from '@szansa/api-client/samples/conversation';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const asked = fn();
const [known, secret, enquiry] = [sampleId(2701), sampleId(2702), sampleId(2703)];
const to = (path: string) => `${location.origin}/${path}`;

const [first] = sampleComments;
if (!first) throw new Error('There is no sample comment');
const message = [
  `Wracam do ${to(`sales-opportunity/${known}`)}, zapytanie jest tu: ${to(`internal-enquiry/${enquiry}?tab=proposals`)}.`,
  `Klient: ${to(`customer/${secret}`)}, cennik: https://cennik.example/skoda.`,
].join('\n');
const conversation = mocks.comments.find(samplePage([{ ...first, message, mentions: [], files: [] }]));

const meta = {
  title: 'Opportunities/Detail/Links to records',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf('?tab=messages')),
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const log = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('log', { name: 'Wiadomości w szansie' });

/** Records that the reader may know of have a name and a status; others stay the address. All are asked for at once. */
export const Described: Story = {
  parameters: {
    msw: {
      handlers: [
        conversation,
        mocks.recordLinks.describe(({ query }) => {
          asked(query.getAll('record'));
          return [
            { kind: 'opportunity', id: known, name: 'Jan Kowalski #1043', status: 'negotiations' },
            {
              kind: 'internal_enquiry',
              id: enquiry,
              name: 'Octavia Combi od ręki · ZW/2026/000124',
              status: 'INTERNAL_ENQUIRY_STATUS_NEW',
            },
          ];
        }),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const messages = within(await log(canvasElement));
    await expect(
      await messages.findByRole('link', { name: 'Szansa: Jan Kowalski #1043 Negocjacje' }),
    ).toBeVisible();
    await expect(messages.getByRole('link', { name: /^Zapytanie: Octavia Combi od ręki/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/internal-enquiry/${enquiry}?tab=proposals`),
    );
    await expect(messages.getByRole('link', { name: `/customer/${secret}` })).toBeVisible();
    await expect(messages.getByRole('link', { name: /cennik/ })).toHaveAttribute('target', '_blank');
    await expect(asked.mock.calls).toEqual([
      [[`opportunity:${known}`, `internal_enquiry:${enquiry}`, `customer:${secret}`]],
    ]);
  },
};

/** Until it is known what they lead to, links take the same place. */
export const Asking: Story = {
  parameters: {
    msw: { handlers: [conversation, mocks.recordLinks.describe(pending), ...screenMocks()] },
  },
  play: async ({ canvasElement }) => {
    const messages = within(await log(canvasElement));
    const link = await messages.findByRole('link', { name: `/sales-opportunity/${known}` });
    await waitFor(() => expect(link.offsetHeight).toBe(24));
  },
};

/** Nothing can be asked: links stay links. */
export const NotAnswered: Story = {
  parameters: {
    msw: {
      handlers: [conversation, mocks.recordLinks.describe(refusal('access_denied')), ...screenMocks()],
    },
  },
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvasElement }) => {
    const messages = within(await log(canvasElement));
    await expect(await messages.findByRole('link', { name: `/sales-opportunity/${known}` })).toBeVisible();
  },
};
