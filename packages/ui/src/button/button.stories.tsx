import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Plus, Trash2 } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';

import { Button } from './button.tsx';

const meta = {
  title: 'Basics/Button',
  component: Button,
  args: { children: 'Zapisz zmiany', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-2">
      <Button {...args} variant="primary" icon={<Plus aria-hidden />}>
        Dodaj wpis
      </Button>
      <Button {...args} />
      <Button {...args} variant="ghost">
        Pomiń
      </Button>
      <Button {...args} variant="destructive" icon={<Trash2 aria-hidden />}>
        Usuń
      </Button>
      <Button asChild icon={<Download aria-hidden />}>
        <a href="#pobierz">Pobierz plik</a>
      </Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dodaj wpis' }));
    await expect(args.onClick).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Zapisz zmiany' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(3);
    const link = canvas.getByRole('link', { name: 'Pobierz plik' });
    await expect(link).not.toHaveAttribute('type');
  },
};

export const Sizes: Story = {
  render: (args) => (
    <div className="flex flex-wrap items-center gap-2">
      <Button {...args} size="small" />
      <Button {...args} size="small" icon={<Plus aria-hidden />} variant="primary">
        Dodaj
      </Button>
      <Button {...args} />
    </div>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

/** Shows the reason when it is pressed, and never submits its form. */
export const DisabledWithReason: Story = {
  args: {
    variant: 'primary',
    type: 'submit',
    disabledReason: 'Nie ma zmian do zapisania',
  },
  render: (args) => (
    <form
      aria-label="Przykład"
      className="flex justify-end gap-2 p-10"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <input aria-label="Nazwa" className="h-control rounded-medium border border-border-strong px-2" />
      <Button>Anuluj</Button>
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Zapisz zmiany' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Nie ma zmian do zapisania');
    const drawn = () => getComputedStyle(button, '::after').content;
    await userEvent.tab();
    await expect(drawn()).toBe('none');
    await userEvent.type(canvas.getByRole('textbox'), 'tekst{Enter}');
    await expect(button).toHaveFocus();
    await expect(drawn()).toContain('Nie ma zmian do zapisania');
    await userEvent.click(canvas.getByRole('button', { name: 'Anuluj' }));
    await expect(drawn()).toBe('none');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(drawn()).toContain('Nie ma zmian do zapisania');
    await userEvent.click(button);
    await expect(button).toHaveAccessibleName('Zapisz zmiany');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};

export const Progress: Story = {
  args: { loading: true, variant: 'primary' },
  render: (args) => (
    <div className="flex flex-wrap items-center gap-2">
      <Button {...args} />
      <Button {...args} variant="secondary" icon={<Download aria-hidden />}>
        Pobierz
      </Button>
      <Button variant="primary">Zapisz zmiany</Button>
    </div>
  ),
  play: async ({ canvas, args }) => {
    const [busy, resting] = canvas.getAllByRole('button', { name: 'Zapisz zmiany' });
    const withIcon = canvas.getByRole('button', { name: 'Pobierz' });
    await expect(busy).toHaveAttribute('aria-busy', 'true');
    await expect(busy).toHaveAccessibleName('Zapisz zmiany');
    await expect(busy?.offsetWidth).toBe(resting?.offsetWidth);
    busy?.click();
    await userEvent.click(withIcon);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const ProgressNeverSubmits: Story = {
  args: { loading: true, type: 'submit', onClick: undefined },
  render: (args) => (
    <form
      aria-label="Przykład"
      onSubmit={(event) => {
        event.preventDefault();
        event.currentTarget.dataset['sent'] = 'yes';
      }}
    >
      <input aria-label="Nazwa" className="h-control rounded-medium border border-border-strong px-2" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'tekst{Enter}');
    await expect(canvas.getByRole('form')).not.toHaveAttribute('data-sent');
  },
};
