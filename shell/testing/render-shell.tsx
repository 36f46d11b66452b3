import { createTestContext } from '@carefare/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from 'shared-contracts/ui/host';

/** Renders a part of the shell at a path, with a fresh store and a memory router. */
export function renderShell(children: ReactNode, path = '/') {
  const context = createTestContext({ path });
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  render(
    <AppProviders services={context.services} store={context.store} queryClient={context.queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { user: userEvent.setup(), router, ...context };
}
