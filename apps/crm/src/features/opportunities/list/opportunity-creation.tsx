import { laterComponent } from '@szansa/ui/later';
import { KanbanSquare, Plus } from 'lucide-react';

import type { ListCreation } from '#kit/lists/list-definition.ts';

const create: ListCreation = {
  right: 'opportunity.create',
  form: 'opportunity',
  icon: <Plus aria-hidden />,
  Form: laterComponent(async () => (await import('../create/create-opportunity.tsx')).CreateOpportunity),
};

/** What the board and the list have in common: their words, and how a new opportunity is begun. */
export const opportunityCreation = {
  texts: 'opportunities',
  icon: <KanbanSquare aria-hidden />,
  create,
} as const;
