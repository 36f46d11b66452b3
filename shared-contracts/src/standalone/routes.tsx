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
import type { ExposedPage, LoadContext, LoadResult } from '../composition/exposed-module.ts';
import type { Toast } from '../composition/services.ts';
import type { StandaloneOptions } from './index.tsx';
import classes from './standalone.module.css';

type RequestContext = Pick<LoadContext, 'params' | 'url' | 'signal'>;

interface RoutesOptions extends StandaloneOptions {
  context: (request: RequestContext) => LoadContext;
  notify: (toast: Toast) => void;
}

/** Routes of a remote's pages at their own paths, and of its widgets at `/<name>`. */
export function standaloneRoutes(options: RoutesOptions): RouteObject[] {
  const { pages, exposed, remote } = options;
  const widgets = Object.entries(exposed).filter(([, module]) => module.widget);
  const links = [...Object.keys(pages), ...widgets.map(([name]) => `/${name}`)];
  return [
    {
      element: <StandaloneFrame remote={remote} links={links} />,
      HydrateFallback: () => <p className={classes.index}>Loading…</p>,
      children: [
        ...Object.entries(pages).flatMap(([path, name]) => {
          const page = exposed[name]?.page;
          return page ? [pageRoute(path, page, options)] : [];
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

function pageRoute(path: string, page: ExposedPage, { context, notify }: RoutesOptions): RouteObject {
  return {
    path,
    loader: async ({ request, params }) => {
      const result = await page.load(context({ params, url: new URL(request.url), signal: request.signal }));
      if (!result.redirect) return result;
      if (result.redirect.message) notify({ title: result.redirect.message, text: '', tone: 'error' });
      throw replace(result.redirect.to);
    },
    element: <StandalonePage page={page} context={context} />,
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
  page: ExposedPage;
  context: (request: RequestContext) => LoadContext;
}

/** A page with its title, or the status that the shell would show a screen for. */
function StandalonePage({ page, context }: StandalonePageProps) {
  const { status } = useLoaderData<LoadResult>();
  const params = useParams();
  const { revalidate } = useRevalidator();
  const title =
    status === 200 ? page.head(context({ params, url: new URL(location.href) })).title : `${status}`;

  useEffect(() => {
    document.title = title;
  }, [title]);

  if (status === 200) return <page.Component params={params} />;
  if (status === 404)
    return <p className={classes.index}>404: the shell would show its not-found page here.</p>;
  return (
    <p className={classes.index}>
      503: the API did not answer.{' '}
      <button type="button" onClick={() => void revalidate()}>
        Try again
      </button>
    </p>
  );
}
