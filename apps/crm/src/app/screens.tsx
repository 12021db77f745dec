import { lazyRouteComponent } from '@tanstack/react-router';

import { queries, queryClient } from '#kit/api/api.ts';

import { screen } from './screen-route.tsx';

const opportunities = { breadcrumb: 'opportunities', to: '/sales-opportunities' } as const;
const customers = { breadcrumb: 'customers', to: '/customers' } as const;

const admin = { breadcrumb: 'admin', to: '/admin' } as const;

/** Every screen behind the login. */
export const screens = [
  screen(
    '/',
    { breadcrumb: 'dashboard', right: 'dashboard.get' },
    lazyRouteComponent(() => import('#features/home/home-screen.tsx'), 'HomeScreen'),
  ),
  screen(
    '/customers',
    { breadcrumb: 'customers', right: 'customer.get', texts: 'sales', list: 'customers' },
    lazyRouteComponent(() => import('#features/customers/list/customers-screen.tsx'), 'CustomersScreen'),
  ),
  screen(
    '/customer/$customerId',
    { breadcrumb: 'customer', right: 'customer.get', texts: 'sales', parent: customers },
    lazyRouteComponent(() => import('#features/customers/detail/customer-screen.tsx'), 'CustomerScreen'),
    ({ customerId = '' }) =>
      queryClient.prefetchQuery(queries.customers.get.query({ params: { id: customerId } })),
  ),
  screen(
    '/sales-opportunities',
    { breadcrumb: 'opportunities', right: 'opportunity.get', texts: 'sales', list: 'opportunities' },
    lazyRouteComponent(
      () => import('#features/opportunities/opportunities-screen.tsx'),
      'OpportunitiesScreen',
    ),
  ),
  screen(
    '/sales-opportunity/$id',
    { breadcrumb: 'opportunity', right: 'opportunity.get', texts: 'sales', parent: opportunities },
    lazyRouteComponent(
      () => import('#features/opportunities/detail/opportunity-screen.tsx'),
      'OpportunityScreen',
    ),
    ({ id = '' }) => queryClient.prefetchQuery(queries.opportunities.get.query({ params: { id } })),
  ),
  screen(
    '/profile',
    { breadcrumb: 'profile', texts: 'administration' },
    lazyRouteComponent(() => import('#features/profile/profile-screen.tsx'), 'ProfileScreen'),
  ),
  screen(
    '/settings',
    { breadcrumb: 'settings', right: 'agency.get', texts: 'administration' },
    lazyRouteComponent(() => import('#features/settings/settings-screen.tsx'), 'SettingsScreen'),
  ),
  screen(
    '/admin',
    { breadcrumb: 'admin', right: 'user.get', texts: 'administration', list: 'people' },
    lazyRouteComponent(() => import('#features/admin/people/people-screen.tsx'), 'PeopleScreen'),
  ),
  screen(
    '/admin/person/$id',
    { breadcrumb: 'person', right: 'user.get', texts: 'administration', parent: admin },
    lazyRouteComponent(() => import('#features/admin/person/person-screen.tsx'), 'PersonScreen'),
    ({ id = '' }) => queryClient.prefetchQuery(queries.users.get.query({ params: { id } })),
  ),
  screen(
    '/admin/permissions',
    { breadcrumb: 'permissions', right: 'permission.get', texts: 'administration', parent: admin },
    lazyRouteComponent(
      () => import('#features/admin/permissions/permissions-screen.tsx'),
      'PermissionsScreen',
    ),
  ),
  screen(
    '/admin/hidden-fields',
    { breadcrumb: 'hiddenFields', right: 'permission.get', texts: 'administration', parent: admin },
    lazyRouteComponent(
      () => import('#features/admin/hidden-fields/hidden-fields-screen.tsx'),
      'HiddenFieldsScreen',
    ),
  ),
  screen(
    '/admin/columns',
    { breadcrumb: 'columns', right: 'permission.get', texts: 'administration', parent: admin },
    lazyRouteComponent(() => import('#features/admin/columns/columns-screen.tsx'), 'ColumnsScreen'),
  ),
  screen(
    '/admin/audit-log',
    {
      breadcrumb: 'auditLog',
      right: 'permission.get',
      texts: 'administration',
      parent: admin,
      list: 'audit-log',
    },
    lazyRouteComponent(() => import('#features/admin/audit-log/audit-log-screen.tsx'), 'AuditLogScreen'),
  ),
  screen(
    '/admin/outbox',
    { breadcrumb: 'outbox', right: 'user.edit', texts: 'administration', parent: admin, list: 'outbox' },
    lazyRouteComponent(() => import('#features/admin/outbox/outbox-screen.tsx'), 'OutboxScreen'),
  ),
] as const;
