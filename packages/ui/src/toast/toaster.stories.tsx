import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';

import { Button } from '../button/index.ts';
import { Dialog } from '../dialog/index.ts';
import { Sheet } from '../sheet/index.ts';
import { createToasts } from '../toast-queue/index.ts';
import { onlyToast, shown } from './story-toasts.ts';
import { Toaster } from './toaster.tsx';

const toasts = createToasts();
const onUndo = fn();

const meta = {
  title: 'Overlays/Toaster',
  component: Toaster,
  args: { toasts },
  render: (args) => (
    <>
      <Button
        onClick={() => toasts.show({ title: 'Zapisano zmiany', variant: 'success', type: 'foreground' })}
      >
        Zapisz
      </Button>
      <Toaster {...args} />
    </>
  ),
  beforeEach: () => {
    toasts.clear();
    onUndo.mockClear();
  },
} satisfies Meta<typeof Toaster>;

export default meta;
type Story = StoryObj<typeof meta>;

const stay = { type: 'foreground', duration: Infinity } as const;

export const Variants: Story = {
  parameters: { specification: ['S2.29'] },
  play: async () => {
    toasts.show({
      ...stay,
      title: 'Nie udało się wysłać',
      description: 'Brak połączenia.',
      variant: 'destructive',
    });
    toasts.show({
      ...stay,
      title: 'Usunięto wpis',
      variant: 'success',
      action: { label: 'Cofnij', altText: 'Cofnij na stronie kosza', onSelect: onUndo },
    });
    await waitFor(() => expect(shown()).toHaveLength(2));
    await expect(screen.getByRole('region', { name: 'Powiadomienia (F8)' })).toBeInTheDocument();
  },
};

export const Plain: Story = {
  play: async () => {
    toasts.show({ ...stay, title: 'Raport będzie gotowy za chwilę', description: 'Można pracować dalej.' });
    await waitFor(() => expect(shown()).toHaveLength(1));
  },
};

export const AtMostTwo: Story = {
  parameters: { specification: ['S9.4'] },
  play: async ({ canvas }) => {
    for (const title of ['Pierwszy', 'Drugi', 'Trzeci']) toasts.show({ ...stay, title });
    await waitFor(() => expect(shown()).toHaveLength(2));
    await expect(screen.queryByText('Pierwszy')).not.toBeInTheDocument();
    toasts.clear();
    await waitFor(() => expect(shown()).toHaveLength(0));
    await userEvent.click(canvas.getByRole('button', { name: 'Zapisz' }));
    await waitFor(() => expect(shown()[0]).toHaveTextContent('Zapisano zmiany'));
  },
};

export const ByKeyboard: Story = {
  parameters: { specification: ['S9.4'] },
  play: async () => {
    toasts.show({
      ...stay,
      title: 'Usunięto wpis',
      action: { label: 'Cofnij', altText: 'Cofnij na stronie kosza', onSelect: onUndo },
    });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.keyboard('[F8]');
    await expect(document.querySelector('#application-toasts')).toHaveFocus();
    await userEvent.tab();
    await expect(shown()[0]).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Cofnij' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(onUndo).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(shown()).toHaveLength(0));

    toasts.show({ ...stay, title: 'Drugi komunikat' });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const ByMouse: Story = {
  play: async () => {
    toasts.show({ ...stay, title: 'Zapisano' });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.click(within(onlyToast()).getByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

const at = (clientX: number) => ({ clientX, clientY: 10, button: 0, pointerId: 1, pointerType: 'mouse' });

async function swipe(pixels: number) {
  const toast = onlyToast();
  // a synthetic pointer cannot be captured; the gesture needs no capture while it stays on the toast
  toast.setPointerCapture = () => {};
  toast.hasPointerCapture = () => false;
  await fireEvent.pointerDown(toast, at(100));
  await fireEvent.pointerMove(toast, at(110));
  await fireEvent.pointerMove(toast, at(100 + pixels));
  await fireEvent.pointerUp(toast, at(100 + pixels));
}

export const SwipeRight: Story = {
  parameters: { specification: ['S9.4'] },
  play: async () => {
    toasts.show({ ...stay, title: 'Przesuń w prawo' });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await swipe(50);
    await expect(shown()[0]).toHaveAttribute('data-swipe', 'cancel');
    await swipe(51);
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const ClosesByItselfUnlessRead: Story = {
  parameters: { specification: ['S9.4'] },
  play: async () => {
    toasts.show({ title: 'Zniknie', type: 'background', duration: 300 });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await waitFor(() => expect(shown()).toHaveLength(0));
    const id = toasts.show({ title: 'Czytany', type: 'background', duration: 300 });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.hover(onlyToast());
    const other = toasts.show({ title: 'Obok', type: 'background', duration: 300 });
    await expect(toasts.read().map((toast) => [toast.id, toast.open])).toEqual([
      [other, true],
      [id, true],
    ]);
    await fireEvent.pointerLeave(screen.getByRole('region'));
    await waitFor(() => expect(shown()).toHaveLength(0));
  },
};

export const Phone: Story = {
  globals: { viewport: { value: 'w390' } },
  play: async () => {
    toasts.show({
      ...stay,
      title: 'Bardzo długi komunikat, który na telefonie zajmie kilka wierszy i dalej da się go przeczytać',
      variant: 'destructive',
    });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

function overlap(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The buttons of a sheet are pressed while a toast is there. */
export const BesideASheet: Story = {
  render: (args) => (
    <>
      <Sheet
        open
        onOpenChange={fn()}
        title="Nowy kontakt"
        footer={
          <>
            <Button>Anuluj</Button>
            <Button variant="primary">Zapisz</Button>
          </>
        }
      >
        Dane kontaktu
      </Sheet>
      <Toaster {...args} />
    </>
  ),
  play: async () => {
    for (const title of ['Zapisano szkic', 'Nie udało się wysłać'])
      toasts.show({ ...stay, title, description: 'Spróbuj jeszcze raz, gdy wróci połączenie.' });
    await waitFor(() => expect(shown()).toHaveLength(2));
    for (const name of ['Anuluj', 'Zapisz', 'Zamknij']) {
      const buttons = within(screen.getByRole('dialog')).getAllByRole('button', { name });
      const covered = buttons.flatMap((button) =>
        shown().filter((toast) => overlap(toast.getBoundingClientRect(), button.getBoundingClientRect())),
      );
      await expect(covered).toEqual([]);
    }
  },
};

const onSheetChange = fn();

/** A press on a toast is none outside the sheet, which stays; one beside both closes it. */
export const PressedOverASheet: Story = {
  parameters: { specification: ['S9.10'] },
  render: (args) => (
    <>
      <Sheet open onOpenChange={onSheetChange} title="Nowy kontakt">
        Dane kontaktu
      </Sheet>
      <Toaster {...args} />
    </>
  ),
  play: async () => {
    onSheetChange.mockClear();
    toasts.show({ ...stay, title: 'Zapisano szkic' });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await fireEvent.pointerDown(screen.getByText('Zapisano szkic'));
    await fireEvent.click(screen.getByText('Zapisano szkic'));
    await expect(onSheetChange).not.toHaveBeenCalled();
    await fireEvent.pointerDown(document.body);
    await fireEvent.click(document.body);
    await waitFor(() => expect(onSheetChange).toHaveBeenCalledWith(false));
  },
};

export const BesideASheetNarrow: Story = { ...BesideASheet, globals: { viewport: { value: 'w390' } } };

/** A dialog is in the middle, and its buttons are at the end of its content; also when it opens after the toast. */
export const OverADialogNarrow: Story = {
  render: (args) => (
    <>
      <Dialog
        trigger={<Button>Powiadom klienta</Button>}
        title="Powiadom klienta"
        footer={
          <>
            <Button>Nie teraz</Button>
            <Button variant="primary">Wyślij</Button>
          </>
        }
      >
        <div className="h-120">Treść</div>
      </Dialog>
      <Toaster {...args} />
    </>
  ),
  globals: { viewport: { value: 'w390' } },
  play: async ({ canvas }) => {
    toasts.show({
      ...stay,
      title: 'Zmieniono status',
      action: { label: 'Cofnij', altText: 'Cofnij', onSelect: onUndo },
    });
    await waitFor(() => expect(shown()).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Powiadom klienta' }));
    const dialog = within(await screen.findByRole('dialog'));
    const isCovered = (name: string) =>
      overlap(
        onlyToast().getBoundingClientRect(),
        dialog.getByRole('button', { name }).getBoundingClientRect(),
      );
    await waitFor(() => expect(['Nie teraz', 'Wyślij'].filter(isCovered)).toEqual([]));
  },
};

/** As the handbook numbers its parts. */
export const OpenAtRest: Story = {
  beforeEach: () => {
    toasts.show({
      ...stay,
      title: 'Usunięto wpis',
      variant: 'success',
      action: { label: 'Cofnij', altText: 'Cofnij na stronie kosza', onSelect: onUndo },
    });
  },
};
