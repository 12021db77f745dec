import { Outlet } from '@tanstack/react-router';

import { Providers } from '#kit/providers.tsx';

export function RootLayout() {
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}
