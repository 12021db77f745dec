import { lazyComponent } from '@szansa/ui/lazy';
import { Plus } from 'lucide-react';

import type { ListCreation } from '#kit/lists/list-definition.ts';
import { loadTexts } from '#kit/texts/i18n.ts';
import { companyTexts } from '#parts/company/texts.ts';
import { customerTexts } from '#parts/customer/texts.ts';

/** The form's texts about a new customer, loaded only when the form is opened. */
export const newOpportunityTexts = [companyTexts, customerTexts];

const create: ListCreation = {
  right: 'opportunity.create',
  form: 'opportunity',
  icon: <Plus aria-hidden />,
  Form: lazyComponent(async () => {
    const [{ CreateOpportunity }] = await Promise.all([
      import('../create/create-opportunity.tsx'),
      loadTexts(newOpportunityTexts),
    ]);
    return CreateOpportunity;
  }),
};

/** What the board and the list have in common: their texts, and the creation of an opportunity. */
export const opportunityCreation = {
  texts: 'opportunities',
  drawing: 'board',
  create,
} as const;
