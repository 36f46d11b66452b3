import { createContext, use } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import type { LoadContext, PageHead } from 'shared-contracts';
import { MissingPage } from './composition/missing-page.tsx';
import { useModules } from './composition/modules.ts';
import { Part } from './composition/part.tsx';
import { fallbackOf } from './fallbacks/fallbacks.tsx';
import { Layout } from './layout/layout.tsx';
import { useArrival } from './navigation/use-arrival.ts';
import type { PageData } from './page-data.ts';
import { shellPage } from './pages.ts';
import { defaultHead } from './seo/default-head.ts';
import { Head } from './seo/head.tsx';

/** What the frame needs to describe a page: the public origin, and a context for the remote's `head`. */
export interface FrameEnvironment {
  origin: string;
  context(request: { url: URL; params: LoadContext['params'] }): LoadContext;
}
export const FrameContext = createContext<FrameEnvironment | null>(null);

/** The page around everything: layout, head, and what stands at this path. */
export function Frame() {
  const data = useLoaderData<PageData>();
  const head = useHead(data);
  const { pathname } = useLocation();
  const environment = use(FrameContext);
  useArrival(head.title);
  return (
    <Layout>
      <Head head={head} origin={environment?.origin ?? ''} />
      <Outlet key={pathname} data={data} />
    </Layout>
  );
}

function Outlet({ data: { plan, status, state, flash } }: { data: PageData }) {
  switch (plan.kind) {
    case 'remote':
      return (
        <Part
          key={plan.id}
          id={plan.id}
          main
          down={status === 503}
          fallback={fallbackOf(plan.id)}
          props={{ params: plan.params, state, flash }}
        />
      );
    case 'missing':
      return <MissingPage remote={plan.remote} />;
    default: {
      const page = shellPage(plan.kind === 'shell' ? plan.name : 'not-found');
      return page ? <page.Component /> : null;
    }
  }
}

function useHead({ plan, status }: PageData): PageHead {
  const modules = useModules();
  const { pathname } = useLocation();
  const environment = use(FrameContext);
  if (plan.kind === 'not-found') return shellPage('not-found')?.head ?? defaultHead(pathname);
  if (plan.kind === 'shell') return shellPage(plan.name)?.head ?? defaultHead(pathname);
  if (plan.kind === 'missing' || status === 503 || !environment)
    return { ...defaultHead(pathname), noindex: true };
  const page = modules.get(plan.id)?.page;
  const url = new URL(pathname, environment.origin);
  return page ? page.head(environment.context({ url, params: plan.params })) : defaultHead(pathname);
}
