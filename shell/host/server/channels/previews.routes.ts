import { type Context, Hono } from 'hono';
import { limitBody } from '../guard/limits.ts';
import { createProblem } from '../guard/problem.ts';
import { STYLES } from '../guard/security-headers.ts';
import { senderOf } from '../guard/sender.ts';
import { hashStyles } from '../guard/style-hashes.ts';
import type { ShellRelease } from '../shell-release.ts';
import { renderChoicePage } from './choice-page.ts';
import { LEAVE_PATH } from './preview-page.ts';
import { previewsCopy as copy } from './previews.copy.ts';
import type { Previews } from './previews.ts';

interface PreviewRoutesOptions {
  previews: Previews;
  shell: Pick<ShellRelease, 'chunks'>;
  origins: readonly string[];
}

/** Lets a browser choose a channel: GET asks, POST chooses it. A POST without a name leads back to the live site. */
export function createPreviewRoutes({ previews, shell, origins }: PreviewRoutesOptions): Hono {
  const styles = (shell.chunks.main?.css ?? []).map(file => `/assets/${file}`);
  const limit = limitBody('choice', copy.refusals[413]);
  const answerPrivately = (context: Context) => {
    context.header('Cache-Control', 'private, no-store');
    context.header('X-Robots-Tag', 'noindex');
  };
  const checkSender = (context: Context) => {
    if (senderOf(context, origins) !== 'site') throw createProblem(403, copy.refusals[403]);
  };
  return new Hono()
    .get(`${LEAVE_PATH}/:name`, async (context: Context) => {
      answerPrivately(context);
      const difference = await previews.describe(context.req.param('name') ?? '');
      if (!difference) throw createProblem(404, copy.refusals[404]);
      const page = String(await renderChoicePage(difference, styles));
      context.set(STYLES, hashStyles(page));
      return context.html(page);
    })
    .post(`${LEAVE_PATH}/:name`, limit, async context => {
      checkSender(context);
      const name = context.req.param('name');
      answerPrivately(context);
      if (!(await previews.describe(name))) throw createProblem(404, copy.refusals[404]);
      if (!(await previews.open(name))) throw createProblem(503, copy.refusals[503]);
      context.header('Set-Cookie', previews.choose(name));
      return context.redirect('/', 303);
    })
    .post(LEAVE_PATH, limit, context => {
      checkSender(context);
      answerPrivately(context);
      context.header('Set-Cookie', previews.leave());
      return context.redirect('/', 303);
    });
}
