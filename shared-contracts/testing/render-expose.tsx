import { type RenderResult, render } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import type { RequestHandler } from 'msw';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { ExposedModule, PageProps, SlotData, WidgetProps } from 'shared-contracts';
import { AppProviders } from 'shared-contracts/ui/host';
import { network } from './network.ts';
import { createTestContext, type TestContextOptions } from './test-context.ts';

interface RenderOptions extends TestContextOptions {
  /** Answers that differ from a healthy API. */
  api?: RequestHandler | RequestHandler[];
  /** What the slot of a widget hands on. */
  data?: SlotData;
}

interface RenderedExpose extends RenderResult, ReturnType<typeof createTestContext> {
  user: UserEvent;
  router: ReturnType<typeof createMemoryRouter>;
}

/**
 * Renders a page or widget as the shell does on a client navigation, with a new store, a memory router, the real API client
 * and a fake network.
 */
export function renderExpose(exposed: ExposedModule, options: RenderOptions = {}): RenderedExpose {
  const { element, router, testContext } = createPage(exposed, options);
  return { user: userEvent.setup(), router, ...render(element), ...testContext };
}

/** Shows a page or widget as its HTML from the server, in which no code runs. */
export async function renderServed(exposed: ExposedModule, options: RenderOptions = {}): Promise<void> {
  const { element, testContext } = createPage(exposed, options);
  await (exposed.page ?? exposed.widget)?.load?.(testContext.context);
  render(<></>).container.innerHTML = renderToString(element);
}

function createPage({ page, widget }: ExposedModule, { api = [], data = {}, ...options }: RenderOptions) {
  network.use(...[api].flat());
  const testContext = createTestContext(options);
  const { context, services, store, queryClient } = testContext;
  const Component = (page?.Component ?? widget?.Component) as
    | ComponentType<PageProps & WidgetProps>
    | undefined;
  if (!Component) throw new Error('The module exports neither a page nor a widget');
  const router = createMemoryRouter(
    [{ path: '*', element: <Component params={context.params} data={data} /> }],
    {
      initialEntries: [{ pathname: context.url.pathname, search: context.url.search, state: options.state }],
    },
  );
  const element = (
    <AppProviders services={services} store={store} queryClient={queryClient}>
      <RouterProvider router={router} />
    </AppProviders>
  );
  return { element, router, testContext };
}
