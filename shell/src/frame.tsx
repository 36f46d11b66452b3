import { createContext, use } from 'react';
import { useLoaderData, useLocation } from 'react-router-dom';
import { type PageHead, titleNoteAtom } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';
import { MissingPage } from './composition/missing-remote.tsx';
import { RemoteModule } from './composition/remote-module.tsx';
import { fallbackOf } from './fallbacks/fallbacks.tsx';
import { Layout } from './layout/layout.tsx';
import { PageTransition } from './layout/page-transition.tsx';
import { useRouteFocusAndScroll } from './navigation/use-route-focus-and-scroll.ts';
import type { PageData } from './page-data.ts';
import { shellPage } from './pages.ts';
import { defaultHead } from './seo/default-head.ts';
import { Head } from './seo/head.tsx';

/** The site's public origin, for canonical addresses. */
export const OriginContext = createContext('');

/** The page around everything: layout, head, and what stands at this path. */
export function Frame() {
  const data = useLoaderData<PageData>();
  const { pathname } = useLocation();
  const head = headOf(data, pathname);
  const origin = use(OriginContext);
  const note = useAtomValue(titleNoteAtom);
  useRouteFocusAndScroll(head.title);
  return (
    <Layout>
      <Head head={note ? { ...head, title: `${note} | ${head.title}` } : head} origin={origin} />
      <PageTransition key={pathname}>
        <Outlet data={data} />
      </PageTransition>
    </Layout>
  );
}

function Outlet({ data: { plan, down, state, flash } }: { data: PageData }) {
  switch (plan.kind) {
    case 'remote':
      return (
        <RemoteModule
          key={plan.id}
          id={plan.id}
          main
          down={down}
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

function headOf({ plan, head }: PageData, pathname: string): PageHead {
  if (head) return head;
  if (plan.kind === 'remote' || plan.kind === 'missing') return { ...defaultHead(pathname), noindex: true };
  return shellPage(plan.kind === 'shell' ? plan.name : 'not-found')?.head ?? defaultHead(pathname);
}
