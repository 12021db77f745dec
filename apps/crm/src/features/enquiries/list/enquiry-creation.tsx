import { lazyComponent } from '@szansa/ui/lazy';
import { Plus } from 'lucide-react';

import type { ListCreation } from '#kit/lists/list-definition.ts';

const create: ListCreation = {
  right: 'internal_enquiry.create',
  form: 'internal_enquiry',
  icon: <Plus aria-hidden />,
  Form: lazyComponent(async () => (await import('../create-and-open.tsx')).CreateAndOpen),
};

/** What the board and the list have in common: their texts, and the creation of an enquiry. */
export const enquiryCreation = {
  texts: 'enquiries',
  drawing: 'messages',
  create,
} as const;
