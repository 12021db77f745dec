import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { Button } from '../button/index.ts';
import { TextLink } from '../link/index.ts';
import { Callout } from './callout.tsx';

const meta = {
  title: 'Basics/Callout',
  component: Callout,
  args: { title: 'Brakuje dwóch pól', children: 'Uzupełnij datę i miejsce podpisania.' },
} satisfies Meta<typeof Callout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: (args) => (
    <div className="max-w-140 space-y-3">
      <Callout title="Nowość" tone="info">
        Widoki listy można teraz zapisać i udostępnić zespołowi.
      </Callout>
      <Callout title="Wysłano" tone="success">
        Dokument trafił do trzech osób.
      </Callout>
      <Callout
        {...args}
        tone="warning"
        actions={
          <>
            <Button size="small">Uzupełnij</Button>
            <Button size="small" variant="ghost">
              Później
            </Button>
          </>
        }
      />
      <Callout tone="destructive" role="alert">
        Nie udało się zapisać. <TextLink href="#powod">Zobacz powód</TextLink>
      </Callout>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nie udało się zapisać.');
    await expect(canvas.getAllByRole('note')).toHaveLength(3);
  },
};
