import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import type { AvatarPicture } from './avatar-picture.ts';
import { Avatar } from './avatar.tsx';
import { drawnPicture } from './story-pictures.ts';

const meta = {
  title: 'Basics/Avatar',
  component: Avatar,
  args: { name: 'Łucja Świątek' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

const isDrawn = (image: HTMLImageElement | null) => expect(image?.naturalWidth ?? 0).toBeGreaterThan(0);

export const Sizes: Story = {
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="huge" />
    </div>
  ),
  play: async ({ canvas }) => {
    const marks = canvas.getAllByRole('img', { name: 'Łucja Świątek' });
    await expect(marks).toHaveLength(4);
    await expect(marks[0]).toHaveTextContent('ŁŚ');
  },
};

export const People: Story = {
  render: () => (
    <ul className="space-y-2">
      {['Anna Kowalska', 'Bartosz Nowak', 'Celina Żak', 'Dawid Ósmy', 'Ewa Lis', 'Filip'].map((name) => (
        <li key={name} className="flex items-center gap-2">
          <Avatar name={name} named={false} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** The picture is decoration: the mark is still read as the person. */
export const Pictures: Story = {
  args: { picture: drawnPicture('jedno') },
  render: (args) => (
    <div className="flex items-center gap-3">
      <Avatar {...args} size="small" />
      <Avatar {...args} />
      <Avatar {...args} size="large" />
      <Avatar {...args} size="huge" />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Łucja Świątek' })).toHaveLength(4);
    await waitFor(async () => {
      const images = [...canvasElement.querySelectorAll('img')];
      await expect(images).toHaveLength(4);
      for (const image of images) await isDrawn(image);
    });
    const images = [...canvasElement.querySelectorAll('img')];
    await expect(images.map((image) => image.alt)).toEqual(['', '', '', '']);
    // each is shown once it has loaded
    await waitFor(async () => {
      for (const image of images) await expect(image).toBeVisible();
    });
  },
};

const never: AvatarPicture = { id: 'w drodze', load: () => new Promise<Blob>(() => undefined) };
const refused: AvatarPicture = { id: 'odmowa', load: () => Promise.reject(new Error('404')) };
const damaged: AvatarPicture = {
  id: 'uszkodzone',
  load: () => Promise.resolve(new Blob(['to nie obraz'], { type: 'image/webp' })),
};

/** Loading, refused and damaged: the initials are in place of the picture, in the same size. */
export const WithoutPicture: Story = {
  render: () => (
    <div className="flex items-center gap-3">
      {[never, refused, damaged].map((picture) => (
        <Avatar key={picture.id} name="Jan Żółw" picture={picture} size="large" />
      ))}
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).not.toBeNull());
    await expect(canvasElement.querySelector('img')).not.toBeVisible();
    for (const one of canvas.getAllByRole('img', { name: 'Jan Żółw' })) {
      await expect(one).toHaveTextContent('JŻ');
      await expect(one.getBoundingClientRect().width).toBe(40);
    }
  },
};

function Statuses() {
  return (
    <div className="space-y-3">
      {(['online', 'offline'] as const).map((status) => (
        <div key={status} className="flex items-center gap-3">
          <Avatar name="Łucja Świątek" status={status} size="small" />
          <Avatar name="Łucja Świątek" status={status} />
          <Avatar name="Łucja Świątek" status={status} size="large" picture={drawnPicture('drugie')} />
          <Avatar name="Łucja Świątek" status={status} size="huge" />
          <Avatar name="Anna Lis" status={status} named={false} />
          <span>Anna Lis</span>
        </div>
      ))}
    </div>
  );
}

/** A full disc is online, an empty one is not; beside a name the status alone is read. */
export const Status: Story = {
  render: () => <Statuses />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('img', { name: 'Łucja Świątek, online' })).toHaveLength(4);
    await expect(canvas.getAllByRole('img', { name: 'Łucja Świątek, offline' })).toHaveLength(4);
    await expect(canvas.getByRole('img', { name: 'online' })).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'offline' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(2));
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image).toBeVisible());
    }
  },
};

/** In people's own colours each mark has an edge, and the discs still differ. */
export const ForcedColours: Story = {
  parameters: { forcedColours: true },
  render: () => <Statuses />,
  play: async ({ canvasElement }) => {
    const [full, empty] = ['online', 'offline'].map((status) =>
      canvasElement.querySelector(`[data-status=${status}] circle`),
    );
    await expect(full && getComputedStyle(full).fill).not.toBe('none');
    await expect(empty && getComputedStyle(empty).fill).toBe('none');
    for (const mark of canvasElement.querySelectorAll('[data-slot=avatar]')) {
      await expect(getComputedStyle(mark).outlineStyle).toBe('solid');
    }
    for (const image of canvasElement.querySelectorAll('img')) {
      await waitFor(() => expect(image).toBeVisible());
    }
  },
};
