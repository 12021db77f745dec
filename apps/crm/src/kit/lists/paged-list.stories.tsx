import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { inApp } from '#kit/stories/in-app.tsx';

import type { PageOptions } from './list-address.ts';
import { PagedList } from './paged-list.tsx';

const perPage = 25;

/** So many people, a page at a time. */
function people(total: number): (page: number) => PageOptions<{ id: string; name: string }> {
  const all = Array.from({ length: total }, (_, index) => ({ id: `${index}`, name: `Osoba ${index + 1}` }));
  return (page) => ({
    queryKey: ['people', total, page],
    queryFn: () => ({ items: all.slice((page - 1) * perPage, page * perPage), page, perPage, total }),
  });
}

function People({ request }: { request: ReturnType<typeof people> }) {
  return (
    <PagedList
      label="Osoby"
      place="peoplePage"
      queryOf={request}
      empty={{ drawing: 'people', title: 'Nikogo tu nie ma' }}
    >
      {({ name }) => name}
    </PagedList>
  );
}

const meta = {
  title: 'Kit/Paged list',
  component: People,
  ...inApp({ texts: [] }, '$', '/'),
  args: { request: people(27) },
} satisfies Meta<typeof People>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pages: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Osoba 1')).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(25);
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(await canvas.findByText('Osoba 27')).toBeVisible();
    await expect(canvas.queryByText('Osoba 1')).not.toBeInTheDocument();
  },
};

/** The address contains the page. */
export const SecondPage: Story = {
  parameters: { address: '/?peoplePage=2' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Osoba 26')).toBeVisible();
  },
};

export const PastEnd: Story = {
  parameters: { address: '/?peoplePage=9' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Lista kończy się na stronie 2.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Przejdź do ostatniej strony' }));
    await expect(await canvas.findByText('Osoba 27')).toBeVisible();
  },
};

export const None: Story = {
  args: { request: people(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nikogo tu nie ma')).toBeVisible();
  },
};
