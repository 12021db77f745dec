import { mocks, refusal } from '@szansa/api-client/mocks';
import { sampleComments, samplePage } from '@szansa/api-client/samples/conversation';
import { sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';

import { opportunitiesFeature } from '#features/opportunities/feature.tsx';
import { inApp } from '#kit/stories/in-app.tsx';

import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const requested = fn();
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
    requested.mockClear();
  },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const log = (canvasElement: HTMLElement) =>
  within(canvasElement).findByRole('log', { name: 'Wiadomości w szansie' });

/** Records that the user may read have a name and a status; others remain the address. One call requests all. */
export const Described: Story = {
  parameters: {
    msw: {
      handlers: [
        conversation,
        mocks.recordLinks.describe(({ query }) => {
          requested(query.getAll('record'));
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
    await expect(requested.mock.calls).toEqual([
      [[`opportunity:${known}`, `internal_enquiry:${enquiry}`, `customer:${secret}`]],
    ]);
  },
};

const kinds = [
  ['vehicle', 'vehicle', 'Škoda Octavia Selection'],
  ['car_template', 'car-management/template', 'Škoda Octavia Selection'],
  ['rent_offer_pdf', 'rent-offer', 'Škoda Octavia Combi'],
  ['bank_comparison_pdf', 'bank-comparison', 'Octavia w czterech bankach'],
  ['report', 'report', 'Raport 01.10.2026 – 31.10.2026'],
  ['company_notice', 'admin/work-control-notification', 'Nowy regulamin pracy zdalnej'],
] as const;
const linked = kinds.map(([kind, path, name], place) => ({
  kind,
  name,
  status: null,
  id: sampleId(2710 + place),
  address: to(`${path}/${sampleId(2710 + place)}`),
}));
const ownNotice = to(`my-company-notifications?notice=${sampleId(2720)}`);

/** Links to records other than opportunities are described as well. */
export const OtherKinds: Story = {
  parameters: {
    msw: {
      handlers: [
        mocks.comments.find(
          samplePage([
            {
              ...first,
              message: [...linked.map(({ address }) => address), ownNotice].join('\n'),
              mentions: [],
              files: [],
            },
          ]),
        ),
        mocks.recordLinks.describe([
          ...linked.map(({ address: _, ...record }) => record),
          { kind: 'my_company_notice', id: sampleId(2720), name: 'Urlop w Wigilię', status: null },
        ]),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const messages = within(await log(canvasElement));
    for (const name of [
      'Pojazd: Škoda Octavia Selection',
      'Szablon samochodu: Škoda Octavia Selection',
      'Oferta najmu: Škoda Octavia Combi',
      'Porównanie banków: Octavia w czterech bankach',
      'Raport: Raport 01.10.2026 – 31.10.2026',
      'Ogłoszenie: Nowy regulamin pracy zdalnej',
      'Ogłoszenie: Urlop w Wigilię',
    ]) {
      await expect(await messages.findByRole('link', { name })).toBeVisible();
    }
    await expect(messages.getByRole('link', { name: /Wigilię/ })).toHaveAttribute(
      'href',
      expect.stringContaining(`/my-company-notifications?notice=${sampleId(2720)}`),
    );
  },
};

/** Answers the requests of the running story. */
let answer = (): void => undefined;

/** While their descriptions are loading, links take the same space. */
export const Asking: Story = {
  // a batched request is not aborted with the screen, and would be retried minutes later
  beforeEach: () => () => answer(),
  parameters: {
    msw: {
      handlers: [
        conversation,
        mocks.recordLinks.describe(
          () =>
            new Promise<never[]>((resolve) => {
              answer = () => resolve([]);
            }),
        ),
        ...screenMocks(),
      ],
    },
  },
  play: async ({ canvasElement }) => {
    const messages = within(await log(canvasElement));
    const link = await messages.findByRole('link', { name: `/sales-opportunity/${known}` });
    await waitFor(() => expect(link.offsetHeight).toBe(24));
  },
};

/** The request fails: links remain plain links. */
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
