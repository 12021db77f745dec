import { mocks } from '@szansa/api-client/mocks';
import { sampleLabels, sampleLeadSources } from '@szansa/api-client/samples/directory';
import { sampleWorkers } from '@szansa/api-client/samples/people';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';

import { productMocks } from '../commands/product-mocks.ts';
import { createAppRouter } from '../routes.ts';

/** The whole product as it is after signing in, for stories. */
export function Product({ address = '/sales-opportunities' }: { address?: string }) {
  const [router] = useState(() => createAppRouter(createMemoryHistory({ initialEntries: [address] })));
  return <RouterProvider router={router} />;
}

/** Mocks of everything the frame around a screen requests. */
export const frameMocks = [
  mocks.comments.chats({ items: [], next: null }),
  mocks.internalEnquiryMessages.chats({ items: [], next: null }),
  mocks.workers.list(sampleWorkers),
  mocks.leadSources.list(sampleLeadSources),
  mocks.labels.list(sampleLabels),
  ...productMocks,
];
