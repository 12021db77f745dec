import type { Meta, StoryObj } from '@storybook/react-vite';
import { Handshake, Landmark } from 'lucide-react';
import { expect } from 'storybook/test';

import { StatusChip } from '../status-chip/index.ts';
import { RecordChip } from './record-chip.tsx';

const address = 'https://crm.example/sales-opportunity/018f2f6e-7a3c-7b1e-9a53-2f0d6f1f0001?tab=offers';
const link = <a href={address}>{address}</a>;

const meta = {
  title: 'Basics/RecordChip',
  component: RecordChip,
  args: { link, address },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RecordChip>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Inside a text: an opportunity with its status, a bank, a name that is too long, and an address of which nothing is known. */
export const InText: Story = {
  render: () => (
    <p className="max-w-md">
      Zobacz{' '}
      <RecordChip
        link={link}
        address={address}
        record={{
          icon: <Handshake aria-hidden />,
          kind: 'Szansa',
          name: 'Jan Kowalski #1042',
          status: (
            <StatusChip tone="indigo" shape="half">
              Negocjacje
            </StatusChip>
          ),
        }}
      />{' '}
      w{' '}
      <RecordChip
        link={link}
        address={address}
        record={{ icon: <Landmark aria-hidden />, kind: 'Bank', name: 'Bank Testowy' }}
      />{' '}
      i{' '}
      <RecordChip
        link={link}
        address={address}
        record={{
          icon: <Handshake aria-hidden />,
          kind: 'Szansa',
          name: 'Przedsiębiorstwo Produkcyjno-Handlowo-Usługowe Kowalscy #1043',
        }}
      />{' '}
      oraz <RecordChip link={link} address={address} />
    </p>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /^Szansa: Jan Kowalski #1042/ })).toBeVisible();
    const links = canvas.getAllByRole('link');
    const sizes = links.map((one) => `${one.offsetWidth} ${one.offsetHeight}`);
    await expect(new Set(sizes).size).toBe(1);
    await expect(links.at(-1)).toHaveTextContent(address);
  },
};

/** No description of the record is available: the address is shown in the same place. */
export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: address })).toHaveAttribute('href', address);
  },
};

export const Narrow: Story = {
  args: {
    record: { icon: <Landmark aria-hidden />, kind: 'Bank', name: 'Bank o bardzo długiej nazwie w Poznaniu' },
  },
  decorators: [
    (Story) => (
      <div className="w-40 rounded-large bg-surface-muted p-2">
        <Story />
      </div>
    ),
  ],
};
