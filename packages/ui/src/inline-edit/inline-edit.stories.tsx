import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { InlineEdit } from './inline-edit.tsx';

const meta = {
  title: 'Forms/InlineEdit',
  component: InlineEdit,
  args: { label: 'Nazwa', children: 'Kowalski sp. z o.o.', edit: { kind: 'text', value: '', onSave: fn() } },
} satisfies Meta<typeof InlineEdit>;

export default meta;
type Story = StoryObj<typeof meta>;

const saved = fn();

function TextExample() {
  const [value, setValue] = useState('Kowalski sp. z o.o.');
  return (
    <div className="flex max-w-sm flex-col gap-3">
      <InlineEdit
        label="Nazwa"
        edit={{
          kind: 'text',
          value,
          validate: (next) => (next === '' ? 'Podaj nazwę' : undefined),
          onSave: async (next) => {
            saved(next);
            await Promise.resolve();
            if (next === 'Zajęta') throw new Error('taken');
            setValue(next);
          },
          describeError: () => 'Ta nazwa jest już zajęta',
        }}
      >
        {value}
      </InlineEdit>
      <p>Następny wiersz</p>
    </div>
  );
}

export const Text: Story = {
  beforeEach: () => {
    saved.mockClear();
  },
  render: () => <TextExample />,
  play: async ({ canvas }) => {
    const below = canvas.getByText('Następny wiersz').getBoundingClientRect().top;
    const value = () => canvas.getByRole('button', { name: /^Zmień: Nazwa/ });
    await userEvent.click(value());
    const field = await canvas.findByRole('textbox', { name: 'Nazwa' });
    await expect(field).toHaveFocus();
    await userEvent.clear(field);
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAccessibleDescription('Podaj nazwę');
    await expect(canvas.getByText('Następny wiersz').getBoundingClientRect().top).toBe(below);
    await userEvent.keyboard('Zajęta{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('Ta nazwa jest już zajęta'));
    await expect(field).toHaveValue('Zajęta');
    await userEvent.keyboard('{Escape}');
    await expect(value()).toHaveFocus();
    await expect(value()).toHaveTextContent('Kowalski sp. z o.o.');
    await userEvent.keyboard('{Enter}');
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Nowa{Enter}');
    await waitFor(() => expect(value()).toHaveFocus());
    await expect(value()).toHaveTextContent('Nowa');
  },
};

export const LeavingSaves: Story = {
  beforeEach: () => {
    saved.mockClear();
  },
  render: () => <TextExample />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zmień: Nazwa/ }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Inna');
    await userEvent.click(canvas.getByText('Następny wiersz'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith('Inna'));
    await userEvent.click(await canvas.findByRole('button', { name: /Inna/ }));
    await canvas.findByRole('textbox');
    await userEvent.click(canvas.getByText('Następny wiersz'));
    await waitFor(() => expect(canvas.queryByRole('textbox')).not.toBeInTheDocument());
    await expect(saved).toHaveBeenCalledTimes(1);
  },
};

const choose = fn();

export const Choice: Story = {
  args: {
    label: 'Status',
    children: 'Nowy',
    edit: {
      kind: 'select',
      value: 'new',
      items: [
        { value: 'new', label: 'Nowy' },
        { value: 'open', label: 'W toku' },
      ],
      onSave: choose,
    },
  },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Zmień: Status, Nowy' }).focus();
    await userEvent.keyboard('{Enter}');
    const list = await screen.findByRole('listbox');
    await userEvent.click(within(list).getByRole('option', { name: 'W toku' }));
    await waitFor(() => expect(choose).toHaveBeenCalledWith('open'));
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Zmień: Status/ })).toHaveFocus());
  },
};

const setDay = fn();

export const Day: Story = {
  args: {
    label: 'Termin',
    children: '20.11.2026',
    edit: { kind: 'date', value: '2026-11-20', min: '2026-11-01', onSave: setDay },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień: Termin, 20.11.2026' }));
    const field = await canvas.findByRole('textbox', { name: 'Termin' });
    await userEvent.clear(field);
    await userEvent.keyboard('1.10.2026{Enter}');
    await expect(setDay).not.toHaveBeenCalled();
    await expect(field).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: /kalendarz/i }));
    await userEvent.click(await screen.findByRole('button', { name: /24 listopada 2026/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    field.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(setDay).toHaveBeenCalledWith('2026-11-24'));
  },
};

export const Quantity: Story = {
  args: {
    label: 'Przebieg',
    children: '12 500 km',
    edit: { kind: 'number', value: 12_500, suffix: 'km', onSave: saved },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zmień: Przebieg, 12 500 km' }));
    const field = await canvas.findByRole('textbox', { name: 'Przebieg' });
    await userEvent.clear(field);
    await userEvent.keyboard('dużo{Enter}');
    await expect(field).toBeInvalid();
    await expect(field).toHaveValue('dużo');
  },
};

export const Saving: Story = {
  args: { edit: { kind: 'text', value: 'Kowalski', onSave: () => new Promise(() => undefined) } },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Zmień: Nazwa/ }));
    await canvas.findByRole('textbox');
    await userEvent.keyboard('Nowak{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Zapisuję…');
    await expect(canvasElement.querySelector('[data-slot="inline-edit-field"]')).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await userEvent.keyboard('x');
    await expect(canvas.getByRole('textbox')).toHaveValue('Nowak');
  },
};
