import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { IMAGE_PATH, IMAGE_TTL, ImageRequestSchema, type SitePage, SOCIAL_PATH } from 'shared-contracts';
import * as v from 'valibot';
import { createDiskCache, type DiskCache } from './disk-cache.server.ts';
import { drawSocial } from './draw-social.server.tsx';
import { BusyError, inTurn, resize } from './resize.server.ts';
import { DEFAULT_IMAGE, socialCard } from './social-card.ts';

export interface ImageOptions {
  /** The release's own public files: the only ones that are resized. */
  publicDir: string;
  /** Of the release: equal names in another release are other pictures. */
  digest: string;
  /** Pages that have a preview. */
  pages(): readonly SitePage[];
  cacheDir: string;
  cacheBytes: number;
  onError(error: unknown, where: string): void;
}

const SOURCES = ['/images/', '/icons/'];

/**
 * The resizing endpoint (specification, section 7): the site's own pictures in the listed widths, nothing else. Beside it
 * the previews for links, one a page.
 */
export function imageRoutes(options: ImageOptions): Hono {
  const { publicDir, digest } = options;
  const cache = createDiskCache(options.cacheDir, options.cacheBytes, error =>
    options.onError(error, 'the cache of pictures'),
  );
  const routes = new Hono();
  routes.get(`${SOCIAL_PATH}/*`, async context => {
    const path = context.req.path.slice(SOCIAL_PATH.length).replace(/\.png$/, '');
    const card = socialCard(options.pages(), path === '/home' ? '/' : path);
    if (!card || !context.req.path.endsWith('.png')) return context.text('There is no such picture.', 404);
    return await sendPicture(context, cache, {
      name: `${nameOf(digest, JSON.stringify(card))}.png`,
      type: 'image/png',
      cacheControl: 'public, max-age=86400',
      make: () => inTurn(() => drawSocial({ ...card, image: publicFile(publicDir, card.image) })),
    });
  });
  routes.get(IMAGE_PATH, async context => {
    const request = v.safeParse(ImageRequestSchema, onceEach(context));
    if (!request.success) {
      const [issue] = request.issues;
      return context.text(`The picture cannot be made: ${v.getDotPath(issue) ?? 'query'} is wrong.`, 400);
    }
    const { url, format } = request.output;
    const file = join(publicDir, url);
    if (!SOURCES.some(source => url.startsWith(source)) || !existsSync(file))
      return context.text('There is no such picture.', 404);
    const name = nameOf(digest, JSON.stringify(request.output));
    return await sendPicture(context, cache, {
      name: `${name}.${format}`,
      type: format === 'jpg' ? 'image/jpeg' : `image/${format}`,
      cacheControl: `public, max-age=${IMAGE_TTL}, immutable`,
      make: () => resize(file, request.output),
    });
  });
  return routes;
}

/** A release may name a drawing that this shell does not have. */
function publicFile(publicDir: string, image: string): string {
  const file = join(publicDir, image);
  return existsSync(file) ? file : join(publicDir, DEFAULT_IMAGE);
}

/** Name of a made picture: other input, other name. */
const nameOf = (...parts: string[]): string =>
  createHash('sha256').update(parts.join('\0')).digest('hex').slice(0, 32);

interface MadePicture {
  name: string;
  type: string;
  cacheControl: string;
  make: () => Promise<Uint8Array<ArrayBuffer>>;
}

/** Answers with a picture from the cache, made when it is not there; 304 for who has it. */
async function sendPicture(
  context: Context,
  cache: DiskCache,
  { name, type, cacheControl, make }: MadePicture,
): Promise<Response> {
  const etag = `"${name}"`;
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etag);
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  try {
    const bytes = await cache.get(name, make);
    return context.body(bytes, 200, { 'Content-Type': type });
  } catch (error) {
    if (!(error instanceof BusyError)) throw error;
    return context.text('Too many pictures are being made. Please try again.', 503, {
      'Cache-Control': 'no-store',
      'Retry-After': '2',
    });
  }
}

/** A parameter given twice is a list, which the schema refuses. */
const onceEach = (context: Context): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? values[0] : values,
    ]),
  );
