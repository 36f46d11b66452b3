import { createTestContext, type TestContextOptions } from '@carefare/testing';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { AppProviders } from 'shared-contracts/ui/host';
import { withoutPages } from '../host/page/absent-pages.ts';
import { type Modules, ModulesContext } from '../host/page/modules.ts';
import { compositionOf } from './composition-of.ts';

/** What a page knows of its remotes before any code of theirs is there. */
export const modules: Modules = {
  composition: () => compositionOf('catalogue'),
  complete: () => Promise.resolve(),
  get: () => undefined,
  load: () => new Promise(() => undefined),
  serverHtml: () => undefined,
};

/** Renders a part of the shell at a path, with a fresh store and a memory router. */
export function renderShell(children: ReactNode, path = '/', options: TestContextOptions = {}) {
  const context = createTestContext({ path, ...options });
  const absent = [...(options.absent ?? [])];
  const whole = compositionOf('catalogue');
  const composition = { ...whole, remotes: withoutPages(whole.remotes, absent), absent };
  const router = createMemoryRouter([{ path: '*', element: children }], { initialEntries: [path] });
  render(
    <ModulesContext value={{ ...modules, composition: () => composition }}>
      <AppProviders services={context.services} store={context.store} queryClient={context.queryClient}>
        <RouterProvider router={router} />
      </AppProviders>
    </ModulesContext>,
  );
  return { user: userEvent.setup(), router, ...context };
}
