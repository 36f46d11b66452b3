import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { remoteKeys } from 'shared-contracts';
import * as v from 'valibot';
import { OVERRIDE_PATH } from '../../composition/overrides.ts';
import { createProblem } from '../problem.ts';
import { STYLES } from '../security/security-headers.ts';
import { senderOf } from '../security/sender.ts';
import { hashStyles } from '../security/style-hashes.ts';
import type { ShellRelease } from '../start/shell-release.ts';
import { renderConfirmPage } from './confirm-page.ts';
import { createOverridesSchema } from './override-address.ts';
import type { OverrideCookie } from './override-cookie.ts';
import { overridesCopy as copy } from './overrides.copy.ts';

const BODY_LIMIT_BYTES = 4 * 1024;
const TARGET_MAX = 300;

interface OverrideRoutesOptions {
  hosts: readonly string[];
  cookie: OverrideCookie;
  shell: Pick<ShellRelease, 'chunks'>;
  /** Public origin of the site. */
  origin: string;
  origins: readonly string[];
}

/** Lets a tester run releases of allowed hosts in one browser: GET asks, POST sets or ends it. None without hosts. */
export function createOverrideRoutes({ hosts, cookie, shell, origin, origins }: OverrideRoutesOptions): Hono {
  const routes = new Hono();
  if (hosts.length === 0) return routes;
  const schema = createOverridesSchema(hosts);
  const styles = (shell.chunks.main?.css ?? []).map(file => `/assets/${file}`);

  function readOverrides(fields: Record<string, string>) {
    const parsed = v.safeParse(schema, fields);
    if (!parsed.success) throw createProblem(400, copy.refusals[400](remoteKeys.join(', ')));
    return parsed.output;
  }

  const limit = bodyLimit({
    maxSize: BODY_LIMIT_BYTES,
    onError: () => Promise.reject(createProblem(413, copy.refusals[413])),
  });
  const answerPrivately = (context: Context) => context.header('Cache-Control', 'private, no-store');
  return routes
    .get(OVERRIDE_PATH, async (context: Context) => {
      const { to, ...fields } = context.req.query();
      answerPrivately(context);
      context.header('X-Robots-Tag', 'noindex');
      const overrides = readOverrides(fields);
      const page = String(await renderConfirmPage({ overrides, to: ownPath(to, origin), styles }));
      context.set(STYLES, hashStyles(page));
      return context.html(page);
    })
    .post(OVERRIDE_PATH, limit, async context => {
      if (senderOf(context, origins) !== 'site') throw createProblem(403, copy.refusals[403]);
      const { to, clear, ...fields } = textsOf(await context.req.parseBody().catch(() => ({})));
      answerPrivately(context);
      const header = clear === undefined ? cookie.create(readOverrides(fields)) : cookie.clear();
      context.header('Set-Cookie', header);
      return context.redirect(ownPath(to, origin), 303);
    });
}

const textsOf = (body: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(Object.entries(body).map(([name, value]) => [name, String(value)]));

/** The address if it is one of this site; otherwise the home page's. */
function ownPath(to: string | undefined, origin: string): string {
  if (!to || to.length > TARGET_MAX || !URL.canParse(to, origin)) return '/';
  const url = new URL(to, origin);
  if (url.origin !== origin || !to.startsWith('/')) return '/';
  // A path with two slashes at its beginning would lead to another host.
  return (url.pathname + url.search).replace(/^\/+/, '/');
}
