import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { SavedViews, type SavedViewsProps } from './saved-views.tsx';

function Stateful(props: SavedViewsProps) {
  const [views, setViews] = useState(props.views);
  const [value, setValue] = useState(props.value);
  return (
    <SavedViews
      {...props}
      views={views}
      value={value}
      onValueChange={(id) => {
        setValue(id);
        props.onValueChange?.(id);
      }}
      onSaveAs={(name) => {
        props.onSaveAs(name);
        setViews([...views, { id: name, name }]);
        setValue(name);
      }}
      onRename={(id, name) => {
        props.onRename(id, name);
        setViews(views.map((view) => (view.id === id ? { ...view, name } : view)));
      }}
      onDelete={(id) => {
        props.onDelete(id);
        setViews(views.filter((view) => view.id !== id));
        setValue(null);
      }}
      onDefaultChange={(id) => {
        props.onDefaultChange?.(id);
        setViews(views.map((view) => ({ ...view, isDefault: view.id === id })));
      }}
    />
  );
}

const meta = {
  title: 'Data/SavedViews',
  component: SavedViews,
  args: {
    views: [
      { id: 'mine', name: 'Moje otwarte', isDefault: true },
      { id: 'week', name: 'Do zrobienia w tym tygodniu' },
      { id: 'team', name: 'Zespół Kraków', sharedWith: 'all', by: 'Piotr Wiśniewski', readOnly: true },
    ],
    value: 'mine',
    onValueChange: fn(),
    onSaveAs: fn(),
    onRename: fn(),
    onDelete: fn(),
    onDefaultChange: fn(),
    onUpdate: fn(),
  },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof SavedViews>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Choosing: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Moje otwarte' }));
    await expect(await screen.findByRole('menuitemradio', { name: 'Moje otwarte domyślny' })).toBeChecked();
    await userEvent.click(
      screen.getByRole('menuitemradio', { name: 'Zespół Kraków Autor: Piotr Wiśniewski wspólny' }),
    );
    await expect(args.onValueChange).toHaveBeenLastCalledWith('team');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Zespół Kraków' }));
    await screen.findByRole('menu', { name: 'Zapisane widoki' });
    await expect(screen.queryByRole('menuitem', { name: 'Usuń widok…' })).not.toBeInTheDocument();
  },
};

export const Changed: Story = {
  args: { changed: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Moje otwarte · zmieniony' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zapisz zmiany w widoku' }));
    await expect(args.onUpdate).toHaveBeenCalledWith('mine');
  },
};

export const SavingByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: 'Widok: Moje otwarte' }).focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('menu');
    await userEvent.keyboard('Zapisz jako');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Zapisz jako nowy widok…' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    const name = await screen.findByRole('textbox', { name: /Nazwa widoku/ });
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('moje otwarte{Enter}');
    await expect(name).toHaveAccessibleDescription('Jest już widok o tej nazwie');
    await userEvent.clear(name);
    await userEvent.keyboard('Pilne{Enter}');
    await expect(args.onSaveAs).toHaveBeenCalledWith('Pilne');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Widok: Pilne' })).toHaveFocus());
  },
};

export const RenamingAndDefault: Story = {
  args: { value: 'week' },
  play: async ({ canvas, args }) => {
    const trigger = canvas.getByRole('button', { name: /^Widok: / });
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Ustaw jako domyślny' }));
    await expect(args.onDefaultChange).toHaveBeenCalledWith('week');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await userEvent.click(trigger);
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zmień nazwę…' }));
    const name = await screen.findByRole('textbox', { name: /Nazwa widoku/ });
    await expect(name).toHaveValue('Do zrobienia w tym tygodniu');
    await userEvent.clear(name);
    await userEvent.type(name, 'Ten tydzień{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith('week', 'Ten tydzień');
    await waitFor(() => expect(trigger).toHaveTextContent('Ten tydzień'));
  },
};

export const Deleting: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Moje otwarte' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń widok…' }));
    await screen.findByRole('alertdialog', { name: 'Usunąć widok „Moje otwarte”?' });
    await userEvent.click(screen.getByRole('button', { name: 'Usuń widok' }));
    await expect(args.onDelete).toHaveBeenCalledWith('mine');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Widok: Wszystkie' })).toBeVisible());
  },
};

/** Everyone, or users with a role; revoked by selecting no audience. */
export const Sharing: Story = {
  args: {
    value: 'week',
    sharing: {
      audiences: [
        { value: 'all', label: 'Wszyscy' },
        { value: 'sales', label: 'Handlowcy' },
      ],
      onChange: fn(),
    },
  },
  play: async ({ canvas, args }) => {
    canvas.getByRole('button', { name: /^Widok: / }).focus();
    await userEvent.keyboard('{Enter}');
    const share = await screen.findByRole('menuitem', { name: 'Udostępnij' });
    share.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await screen.findByRole('menuitemradio', { name: 'Tylko ja' })).toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: 'Handlowcy' }));
    await expect(args.sharing?.onChange).toHaveBeenCalledWith('week', 'sales');
  },
};

/** Another user's view is copied under an own name; what was left out of it is shown. */
export const Copying: Story = {
  args: {
    value: 'team',
    views: [
      { id: 'mine', name: 'Moje otwarte', isDefault: true },
      {
        id: 'team',
        name: 'Zespół Kraków',
        sharedWith: 'all',
        by: 'Piotr Wiśniewski',
        readOnly: true,
        partial: true,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Zespół Kraków · niepełny' }));
    await expect(screen.queryByRole('menuitem', { name: 'Udostępnij' })).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zrób własną kopię…' }));
    const name = await screen.findByRole('textbox', { name: /Nazwa widoku/ });
    await expect(name).toHaveValue('Zespół Kraków');
    await waitFor(() => expect(name).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onSaveAs).toHaveBeenCalledWith('Zespół Kraków');
  },
};

/** Who looks after what is shared may delete what others made. */
export const DeletingShared: Story = {
  args: {
    value: 'team',
    views: [
      {
        id: 'team',
        name: 'Zespół Kraków',
        sharedWith: 'all',
        by: 'Piotr Wiśniewski',
        readOnly: true,
        removable: true,
      },
    ],
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Zespół Kraków' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń widok…' }));
    await expect(await screen.findByText(/zniknie wszystkim/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Usuń widok' }));
    await expect(args.onDelete).toHaveBeenCalledWith('team');
  },
};

export const SavingRefused: Story = {
  args: { failureText: (failure) => (failure as Error).message },
  render: (args) => (
    <SavedViews {...args} onSaveAs={() => Promise.reject(new Error('Widoków jest za dużo'))} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Moje otwarte' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Zapisz jako nowy widok…' }));
    const name = await screen.findByRole('textbox', { name: /Nazwa widoku/ });
    await userEvent.type(name, 'Pilne{Enter}');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Widoków jest za dużo'));
    await expect(screen.getByRole('dialog', { name: 'Nowy widok' })).toBeVisible();
  },
};

export const DeletingFailed: Story = {
  render: (args) => <SavedViews {...args} onDelete={() => Promise.reject(new Error('offline'))} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Widok: Moje otwarte' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Usuń widok…' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Usuń widok' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie udało się zapisać');
    await expect(screen.getByRole('alertdialog')).toBeVisible();
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = { parameters: { opened: ['pointerdown', 'button'] } };
