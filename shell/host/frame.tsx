import { Fragment, use } from 'react';
import { useLocation } from 'react-router-dom';
import { titleNoteAtom } from 'shared-contracts';
import { useAtomValue } from 'shared-contracts/ui';
import { useRouteFocusAndScroll } from './navigation/use-route-focus-and-scroll.ts';
import type { LoadedPage } from './page/loaded-page.ts';
import { useModules } from './page/modules.ts';
import { useHeldUp, useLoadedPage } from './page/page-context.ts';
import { fallbackOf } from './page/pages-of.ts';
import { PublicConfigContext } from './page/public-config.ts';
import { MissingRemote } from './remote/missing-remote.tsx';
import { RemoteModule } from './remote/remote-module.tsx';
import { theSite } from './site.ts';

/** Before the title of a page with errors, as a page's own code writes it. */
const ERROR_NOTE = 'Error:';

const withNote = (title: string, note: string): string =>
  note.endsWith(':') ? `${note} ${title}` : `${note} | ${title}`;

/** The one route's component: layout, head and the page at this path. */
export function Frame() {
  const data = useLoadedPage();
  const { Layout, Head } = theSite();
  const { pathname } = useLocation();
  const heldUp = useHeldUp();
  const { head } = data;
  const config = use(PublicConfigContext);
  // Until the page's code says otherwise, a response to a wrong form is one with errors.
  const note = useAtomValue(titleNoteAtom) ?? (data.status === 422 ? ERROR_NOTE : null);
  useRouteFocusAndScroll(head.title);
  return (
    <Layout>
      <Head head={note ? { ...head, title: withNote(head.title, note) } : head} config={config} />
      <Fragment key={`${pathname} ${heldUp}`}>
        <PageContent data={data} />
      </Fragment>
    </Layout>
  );
}

function PageContent({ data: { match, head, hasNoData, state, flash } }: { data: LoadedPage }) {
  const composition = useModules().composition();
  const { pages, ModuleFallback } = theSite();
  switch (match.kind) {
    case 'remote':
      return (
        <RemoteModule
          key={match.id}
          id={match.id}
          isPage
          hasNoData={hasNoData}
          renderFallback={retry => (
            <ModuleFallback
              isPage
              words={fallbackOf(composition, match.id)}
              name={head.breadcrumb.at(-1)?.name}
              retry={retry}
            />
          )}
          props={{ params: match.params, state, flash }}
        />
      );
    case 'missing':
      return <MissingRemote isPage />;
    default: {
      const page = pages.get(match.name);
      return page ? <page.Component /> : null;
    }
  }
}
