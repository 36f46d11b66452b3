import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ExposedModule } from 'shared-contracts';
import { AppProviders } from 'shared-contracts/ui';
import { network } from './network.ts';
import { createTestContext, type TestContextOptions } from './test-context.ts';

interface RenderOptions extends TestContextOptions {
  /** Answers of the fake network that differ from a healthy API. */
  api?: RequestHandler | RequestHandler[];
}

/**
 * Shows a page or widget of a remote as the shell would on a client navigation, with a fresh store, a memory router, the
 * real API client and a fake network. `services` records what the page said; `router` where it went.
 */
export function renderExpose({ page, widget }: ExposedModule, { api = [], ...options }: RenderOptions = {}) {
  network.use(...[api].flat());
  const scene = createTestContext(options);
  const Component = page?.Component ?? widget?.Component;
  if (!Component) throw new Error('neither a page nor a widget');
  const router = createMemoryRouter([{ path: '*', element: <Component params={scene.context.params} /> }], {
    initialEntries: [{ pathname: scene.context.url.pathname, state: options.state }],
  });
  const shown = render(
    <AppProviders services={scene.services} store={scene.store} queryClient={scene.queryClient}>
      <RouterProvider router={router} />
    </AppProviders>,
  );
  return { user: userEvent.setup(), router, ...shown, ...scene };
}
