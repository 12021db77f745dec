import { sampleOpportunity } from '@szansa/api-client/samples/opportunities';
import { anna, katarzyna, piotr, sampleId } from '@szansa/api-client/samples/people';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';

import { cachePresence, type SharedRecord } from '#kit/live/presence.ts';
import { inApp } from '#kit/stories/in-app.tsx';
import { openedBy, withOnline } from '#kit/stories/others.ts';

import { opportunitiesFeature } from '../feature.tsx';
import { OpportunityScreen } from './opportunity-screen.tsx';
import { addressOf, routePath, screenMocks } from './screen-mocks.ts';

const meta = {
  title: 'Opportunities/Detail/Presence',
  component: OpportunityScreen,
  ...inApp(opportunitiesFeature, routePath, addressOf()),
  parameters: { msw: { handlers: screenMocks() } },
} satisfies Meta<typeof OpportunityScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

const record: SharedRecord = { entity: 'opportunity', id: sampleOpportunity.id };
const others = Array.from({ length: 4 }, (_, place) => ({
  id: sampleId(60 + place),
  firstName: 'Osoba',
  lastName: `Numer ${place + 1}`,
}));

/** One other person; oneself is not shown. Who comes and goes is followed at once. */
export const OneOther: Story = {
  beforeEach: openedBy(record, [anna, piotr]),
  play: async ({ canvas }) => {
    const alsoHere = await canvas.findByRole('button', {
      name: 'Piotr Wiśniewski też ma otwartą tę szansę',
    });
    await expect(alsoHere).toHaveTextContent('PW');
    cachePresence({ ...record, people: [anna] });
    await waitFor(() => expect(alsoHere).not.toBeInTheDocument());
    cachePresence({ ...record, people: [anna, katarzyna, piotr] });
    await canvas.findByRole('button', {
      name: 'Katarzyna Żak i Piotr Wiśniewski też mają otwartą tę szansę',
    });
  },
};

/** More than have room: all of them are listed by a press. */
export const ManyOthers: Story = {
  beforeEach: openedBy(record, [anna, piotr, katarzyna, ...others]),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('button', { name: /też mają otwartą tę szansę$/ });
    await expect(group).toHaveTextContent('+3');
    await userEvent.click(group);
    const list = await screen.findByRole('dialog', { name: 'Kto jeszcze ma to otwarte' });
    await expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    await expect(list).toHaveTextContent('Osoba Numer 4');
  },
};

/** The keyboard reaches the list and leaves it. */
export const ByKeyboard: Story = {
  beforeEach: openedBy(record, [anna, piotr]),
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('button', { name: /też ma otwartą/ });
    group.focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('dialog', { name: 'Kto jeszcze ma to otwarte' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(group).toHaveFocus();
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  beforeEach: openedBy(record, [anna, piotr, katarzyna, ...others]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /też mają otwartą/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const English: Story = {
  globals: { language: 'en' },
  beforeEach: openedBy(record, [anna, piotr]),
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Piotr Wiśniewski has this opportunity open too' });
  },
};

/** Authors of messages, and those who can be mentioned, are marked as online or not. */
export const OnlineInConversation: Story = {
  parameters: { address: addressOf('?tab=messages') },
  beforeEach: withOnline([piotr.id]),
  play: async ({ canvas }) => {
    await canvas.findAllByRole('img', { name: 'Piotr Wiśniewski, online' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'Napisz wiadomość' }), '@');
    await expect(await canvas.findByRole('option', { name: 'online Piotr Wiśniewski' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: /^offline Katarzyna Żak/ })).toBeVisible();
  },
};
