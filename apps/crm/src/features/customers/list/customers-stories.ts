import { mocks, sampleCustomers } from '@szansa/api-client/mocks';

export const page = { page: 1, perPage: 25 };

/** Answers like the server: by fragment of the name, and by who wrote them down. */
export const list = mocks.customers.list(({ query }) => {
  const fragment = (query.get('search') ?? '').toLowerCase();
  const items = sampleCustomers.filter(
    (customer) =>
      customer.name.toLowerCase().includes(fragment) &&
      (query.get('isMine') !== 'true' || customer.addedBy?.firstName === 'Anna'),
  );
  const sorted = query.get('sort')?.startsWith('-') ? items.toReversed() : items;
  return { ...page, items: sorted, total: items.length };
});
