import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { NamedAvatar } from './named-avatar.tsx';
import { drawnPicture } from './story-pictures.ts';

const meta = {
  title: 'Basics/NamedAvatar',
  component: NamedAvatar,
  args: { name: 'Anna Nowak' },
} satisfies Meta<typeof NamedAvatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const long = 'Maria Aleksandra Brzęczyszczykiewicz-Konstantynopolitańczykowianeczka';

const names = (canvasElement: HTMLElement) => [
  ...canvasElement.querySelectorAll<HTMLElement>('[data-slot=named-avatar-name]'),
];

/** With a picture and without one the names start at the same position. */
export const People: Story = {
  render: () => (
    <ul className="space-y-2">
      {['Anna Nowak', 'Łucja Świątek', 'Filip'].map((name, place) => (
        <li key={name}>
          <NamedAvatar name={name} picture={place === 1 ? drawnPicture(name) : null} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    const lefts = names(canvasElement).map((name) => name.getBoundingClientRect().left);
    await expect(new Set(lefts).size).toBe(1);
  },
};

/** The name alone is read: the mark beside it is decoration. */
export const Read: Story = {
  args: { picture: drawnPicture('Anna') },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.getAllByText('Anna Nowak')).toHaveLength(1);
    await expect(canvasElement.querySelector('[data-slot=avatar]')).toHaveAttribute('aria-hidden', 'true');
  },
};

/** In a narrow cell the avatar keeps its size and the name is truncated, on one line. */
export const Narrow: Story = {
  args: { name: long },
  render: (args) => (
    <table className="w-40 table-fixed">
      <tbody>
        <tr>
          <td className="truncate border border-border p-2">
            <NamedAvatar {...args} />
          </td>
        </tr>
      </tbody>
    </table>
  ),
  play: async ({ canvas, canvasElement }) => {
    const name = canvas.getByText(long);
    await expect(name.scrollWidth).toBeGreaterThan(name.clientWidth);
    await expect(name.getBoundingClientRect().height).toBeLessThan(24);
    const mark = canvasElement.querySelector('[data-slot=avatar]');
    await expect(mark?.getBoundingClientRect().width).toBe(20);
  },
};

/** In a sentence the mark is not higher than the line. */
export const InText: Story = {
  render: (args) => (
    <p>
      Ostatnio zmieniła <NamedAvatar {...args} /> wczoraj.
    </p>
  ),
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { name: long, picture: drawnPicture('Maria') },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const ForcedColours: Story = {
  parameters: { forcedColours: true },
  play: async ({ canvasElement }) => {
    const mark = canvasElement.querySelector('[data-slot=avatar]');
    await expect(mark && getComputedStyle(mark).outlineStyle).toBe('solid');
  },
};
