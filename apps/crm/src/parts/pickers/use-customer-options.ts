import { formatNip, formatPhone } from '@szansa/domain/identity';
import type { ComboboxOption } from '@szansa/ui/combobox-field';

import { useFound } from '#kit/lists/use-found.ts';
import { foundCustomers, type FoundCustomer } from './found-customers.ts';

/** Returns a customer as an option; firm, tax id, phone and town distinguish customers of the same name. */
export function customerOption(
  customer: Pick<FoundCustomer, 'id' | 'name' | 'customerOrganizations' | 'taxIdNumber' | 'phones' | 'city'>,
): ComboboxOption {
  const firm = customer.customerOrganizations.map(({ name }) => name).find((name) => name !== customer.name);
  const phone = customer.phones?.[0]?.phone;
  const hint = [
    firm,
    customer.taxIdNumber && `NIP ${formatNip(customer.taxIdNumber)}`,
    phone && formatPhone(phone),
    customer.city,
  ]
    .filter(Boolean)
    .join(' · ');
  return { value: customer.id, label: customer.name, ...(hint ? { hint } : {}) };
}

/**
 * Returns customers as options, found by any fragment when typing pauses; nothing is fetched before the first search.
 */
export function useCustomerOptions() {
  const { items, ...found } = useFound(foundCustomers);
  return { ...found, options: items.map(customerOption) };
}
