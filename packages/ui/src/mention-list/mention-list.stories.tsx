import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { drawnPicture } from '../avatar/story-pictures.ts';
import { MentionList, type Mentionable, type MentionListProps } from './mention-list.tsx';

function Sample(props: MentionListProps<Mentionable>) {
  const [active, setActive] = useState(props.active);
  return (
    <div className="relative h-48">
      <input
        aria-label="Wiadomość"
        defaultValue="@"
        aria-controls={props.id}
        aria-activedescendant={`${props.id}-${active}`}
        className="h-control rounded-medium border border-border-strong bg-surface px-2.5"
      />
      <MentionList
        {...props}
        active={active}
        className="mt-1 w-64"
        onActive={(index) => {
          setActive(index);
          props.onActive(index);
        }}
      />
    </div>
  );
}

const people: Mentionable[] = [
  { id: '1', name: 'Anna Nowak', hint: 'Kraków' },
  { id: '2', name: 'Jan Kowalski', hint: 'Łódź' },
  { id: '3', name: 'Łucja Żak' },
];

const meta = {
  title: 'Data/MentionList',
  component: MentionList<Mentionable>,
  args: { id: 'people', people, active: 0, onChoose: fn(), onActive: fn() },
  render: (args) => <Sample {...args} />,
} satisfies Meta<typeof MentionList<Mentionable>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByMouse: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Wiadomość' });
    await userEvent.click(input);
    await expect(canvas.getByRole('status')).toHaveTextContent('Wyniki: 3');
    await expect(canvas.getByRole('option', { name: 'Anna Nowak Kraków' })).toHaveAttribute(
      'data-highlighted',
    );
    const jan = canvas.getByRole('option', { name: 'Jan Kowalski Łódź' });
    await userEvent.hover(jan);
    await expect(jan).toHaveAttribute('data-highlighted');
    await expect(input).toHaveAttribute('aria-activedescendant', jan.id);
    await userEvent.click(jan);
    await expect(args.onChoose).toHaveBeenCalledWith(people[1]);
    await expect(input).toHaveFocus();
  },
};

/** Who cannot be mentioned is shown in grey, with the reason, and is not chosen. */
export const Disabled: Story = {
  args: {
    people: [...people.slice(0, 2), { id: '4', name: 'Janusz Cień', disabledReason: 'Nie ma dostępu' }],
  },
  play: async ({ canvas, args }) => {
    const janusz = canvas.getByRole('option', { name: 'Janusz Cień Nie ma dostępu' });
    await expect(janusz).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(janusz);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** Who is online is seen, and read before the name. */
export const Statuses: Story = {
  args: {
    people: [
      { id: '1', name: 'Anna Nowak', picture: drawnPicture('Anna'), status: 'online' },
      { id: '2', name: 'Jan Kowalski', status: 'offline' },
      { id: '3', name: 'Łucja Żak' },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('option', { name: 'online Anna Nowak' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'offline Jan Kowalski' })).toBeVisible();
    await expect(canvas.getByRole('option', { name: 'Łucja Żak' })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible());
  },
};

export const English: Story = {
  globals: { language: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listbox', { name: 'People to mention' })).toBeVisible();
  },
};
