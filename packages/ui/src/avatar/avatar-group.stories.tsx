import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { AvatarGroup } from './avatar-group.tsx';
import { drawnPicture } from './story-pictures.ts';

const people = [
  { id: '1', name: 'Anna Nowak', picture: drawnPicture('Anna') },
  { id: '2', name: 'Piotr Wiśniewski' },
  { id: '3', name: 'Katarzyna Żak', picture: drawnPicture('Kasia') },
  { id: '4', name: 'Marek Dudek' },
  { id: '5', name: 'Łucja Świątek' },
];

const meta = {
  title: 'Basics/AvatarGroup',
  component: AvatarGroup,
  args: { people },
} satisfies Meta<typeof AvatarGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

const pictures = (canvasElement: HTMLElement, count: number) =>
  waitFor(async () => {
    const images = canvasElement.querySelectorAll('img');
    await expect(images).toHaveLength(count);
    for (const image of images) await expect(image).toBeVisible();
  });

/** Three are beside each other, the others are counted; all names are available to screen readers. */
export const Sizes: Story = {
  render: (args) => (
    <div className="space-y-3">
      <AvatarGroup {...args} size="small" className="flex" />
      <AvatarGroup {...args} className="flex" />
      <AvatarGroup {...args} size="large" className="flex" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const groups = canvas.getAllByRole('img', {
      name: 'Anna Nowak, Piotr Wiśniewski, Katarzyna Żak, Marek Dudek i Łucja Świątek',
    });
    await expect(groups).toHaveLength(3);
    for (const group of groups) await expect(group).toHaveTextContent('+2');
    await pictures(canvasElement, 6);
  },
};

/** One, two, and one more than fits: all avatars are shown, because "+1" needs as much room. */
export const Few: Story = {
  render: () => (
    <div className="space-y-3">
      {[1, 2, 4].map((count) => (
        <AvatarGroup key={count} people={people.slice(0, count)} className="flex" />
      ))}
      <AvatarGroup people={[]} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('img', { name: 'Anna Nowak' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Anna Nowak i Piotr Wiśniewski' })).toBeVisible();
    await expect(canvas.queryByText(/^\+/)).toBeNull();
    await expect(canvasElement.querySelectorAll('[data-slot=avatar-group]')).toHaveLength(3);
    await pictures(canvasElement, 4);
  },
};

/** A hundred and more: the count is as wide as it needs. */
export const Many: Story = {
  args: {
    people: Array.from({ length: 130 }, (_, index) => ({ id: String(index), name: `Osoba ${index + 1}` })),
    most: 5,
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('+125');
  },
};

export const English: Story = {
  globals: { language: 'en' },
  args: { people: people.slice(0, 3) },
  play: async ({ canvas, canvasElement }) => {
    const name = /^Anna Nowak, Piotr Wiśniewski,? and Katarzyna Żak$/;
    await expect(canvas.getByRole('img', { name })).toBeVisible();
    await pictures(canvasElement, 2);
  },
};

export const ForcedColours: Story = {
  parameters: { forcedColours: true },
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('[data-slot=avatar]')];
    await expect(marks.map((mark) => getComputedStyle(mark).outlineStyle)).toEqual(marks.map(() => 'solid'));
    await pictures(canvasElement, 2);
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  args: { size: 'large', most: 4 },
  play: async ({ canvasElement }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await pictures(canvasElement, 2);
  },
};
