import { useEffect } from 'react';
import {
  Link,
  Outlet,
  type RouteObject,
  replace,
  useLoaderData,
  useParams,
  useRevalidator,
} from 'react-router-dom';
import type { RemoteDescription } from '../host/remote-description.ts';
import type { RemoteKey } from '../host/remotes.ts';
import type { ExposedModule, ExposedPage, LoadContext, LoadResult } from '../remote/exposed-module.ts';
import type { Toast } from '../remote/services.ts';
import { describePage } from '../site/describe-page.ts';
import type { PageDescription } from '../site/site-page.ts';
import { Button } from '../ui/components/button.tsx';
import classes from './standalone.module.css';

/** What a remote's development build hands over: its key, its pages, and its exposed modules by file name. */
export interface StandaloneOptions {
  remote: RemoteKey;
  pages: RemoteDescription['pages'];
  exposed: Readonly<Record<string, ExposedModule>>;
}

type RequestContext = Pick<LoadContext, 'params' | 'url' | 'signal'>;

interface RoutesOptions extends StandaloneOptions {
  context: (request: RequestContext) => LoadContext;
  notify: (toast: Toast) => void;
}

/** Routes of a remote's pages at their own paths, and of its widgets at `/<name>`. */
export function standaloneRoutes(options: RoutesOptions): RouteObject[] {
  const { exposed, remote, pages } = options;
  const widgets = Object.entries(exposed).filter(([, module]) => module.widget);
  const links = [...pages.map(({ path }) => path), ...widgets.map(([name]) => `/${name}`)];
  return [
    {
      element: <StandaloneFrame remote={remote} links={links} />,
      HydrateFallback: () => <p className={classes.index}>Loading…</p>,
      children: [
        ...pages.flatMap(row => {
          const page = exposed[row.expose]?.page;
          return page ? [pageRoute(row, page, options)] : [];
        }),
        ...widgets.map(
          ([name, { widget }]): RouteObject => ({
            path: `/${name}`,
            loader: async ({ request, params }) =>
              (await widget?.load?.(
                options.context({ params, url: new URL(request.url), signal: request.signal }),
              )) ?? ready,
            element: widget && <widget.Component />,
          }),
        ),
        {
          path: '*',
          element: <p className={classes.index}>{remote} alone: choose a page or widget above.</p>,
        },
      ],
    },
  ];
}

const ready: LoadResult = { status: 200 };

function pageRoute(
  row: PageDescription,
  page: ExposedPage,
  { pages, context, notify }: RoutesOptions,
): RouteObject {
  return {
    path: row.path,
    loader: async ({ request, params }) => {
      const url = new URL(request.url);
      const result = (await page.load?.(context({ params, url, signal: request.signal }))) ?? ready;
      if (!result.redirect) return result;
      if (result.redirect.message) notify({ title: result.redirect.message, text: '', tone: 'error' });
      throw replace(result.redirect.to);
    },
    element: <StandalonePage row={row} pages={pages} page={page} context={context} />,
  };
}

/** The remote's name and links to its pages and widgets, above the current one. */
function StandaloneFrame({ remote, links }: { remote: string; links: readonly string[] }) {
  return (
    <>
      <nav className={classes.bar} aria-label="Pages and widgets">
        <strong>{remote}, alone</strong>
        {links.map(path =>
          // A pattern such as /treatments/:slug is not an address.
          path.includes(':') ? (
            <span key={path}>{path}</span>
          ) : (
            <Link key={path} to={path}>
              {path}
            </Link>
          ),
        )}
      </nav>
      <main id="main">
        <Outlet />
      </main>
    </>
  );
}

interface StandalonePageProps {
  row: PageDescription;
  pages: readonly PageDescription[];
  page: ExposedPage;
  context: (request: RequestContext) => LoadContext;
}

/** A page with its title, or the status that the shell would show a screen for. */
function StandalonePage({ row, pages, page, context }: StandalonePageProps) {
  const { status } = useLoaderData<LoadResult>();
  const params = useParams();
  const { revalidate } = useRevalidator();
  const url = new URL(location.href);
  const head = { ...describePage(row, url.pathname, pages), ...page.head?.(context({ params, url })) };
  const title = status === 200 ? head.title : `${status}`;

  useEffect(() => {
    document.title = title;
  }, [title]);

  if (status === 200) return <page.Component params={params} />;
  if (status === 404)
    return <p className={classes.index}>404: the shell would show its not-found page here.</p>;
  return (
    <p className={classes.index}>
      503: the API did not answer.{' '}
      <Button variant="default" onClick={() => void revalidate()}>
        Try again
      </Button>
    </p>
  );
}
