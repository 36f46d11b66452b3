import { createTestContext } from '@carefare/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from 'shared-contracts/ui';

/** Shows something of the shell's own at a path: fresh store, memory router; `said` records what it announced. */
export function renderShell(children: ReactNode, path = '/') {
  const scene = createTestContext({ path });
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  render(
    <AppProviders services={scene.services} store={scene.store} queryClient={scene.queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { user: userEvent.setup(), router, ...scene };
}
