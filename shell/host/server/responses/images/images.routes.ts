import { hash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { LRUCache } from 'lru-cache';
import {
  BRAND_IMAGE,
  IMAGE_PATH,
  IMAGE_TTL,
  type ImageRequest,
  ImageRequestSchema,
  SOCIAL_PATH,
} from 'shared-contracts/host';
import * as v from 'valibot';
import type { ReleaseArchive } from '../../composition/release-archive.ts';
import { createProblem } from '../../guard/problem.ts';
import { RetryLater } from '../../guard/retry-later.ts';
import { requestOf } from '../../incoming-request.ts';
import type { ShellRelease } from '../../shell-release.ts';
import { LISTING_RETRY_S, type PageAddresses } from '../page-addresses.ts';
import { contentOf } from '../send-file.ts';
import type { RemotePictures } from './remote-pictures.ts';
import { queueImageWork, resize, usedQuality } from './resize.ts';

interface ImageOptions {
  /** Has the site's own images, in its public files. Its digest is part of every cache name. */
  shell: Pick<ShellRelease, 'publicDir' | 'digest'>;
  /** Has the images of other releases of the shell, whose pages come from other shells of the site. */
  archive: Pick<ReleaseArchive, 'findShellFile'>;
  /** Has the images that the API names elsewhere. */
  pictures: RemotePictures;
  /** Small print of the social cards. */
  note: string;
  /** Pages that have a social card. */
  pages(): Promise<PageAddresses>;
}

type Bytes = Uint8Array<ArrayBuffer>;
type Create = () => Promise<Bytes>;

/** All pictures of the site in all widths have 5 MB, its preview pictures 10 MB. */
const KEPT_BYTES_MAX = 32_000_000;
const FOLDERS = ['/images/', '/icons/'];
/** Seconds that a preview picture may be cached. */
const SOCIAL_TTL = 86_400;
/** Seconds that the brand's picture may be cached when it replaces one that cannot be loaded. */
const INSTEAD_TTL = 60;
const NOT_FOUND = 'There is no such picture.';

const isElsewhere = (url: string): boolean => url.startsWith('https://');

/**
 * The resizing endpoint (section 7) for the site's own images and for images that the API names elsewhere, and the social cards,
 * one for each page.
 */
export function createImageRoutes({ shell, archive, pictures, note, pages }: ImageOptions): Hono {
  const { publicDir, digest } = shell;
  const images = new LRUCache<string, Bytes, Create>({
    maxSize: KEPT_BYTES_MAX,
    sizeCalculation: ({ byteLength }) => byteLength,
    // If evicted while it is made, still send the image.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _old, { context: create }) => create(),
  });
  const cacheNameOf = (input: unknown): string =>
    hash('sha256', `${digest}\0${JSON.stringify(input)}`).slice(0, 32);
  const routes = new Hono();
  routes.get(`${SOCIAL_PATH}/*`, async context => {
    const { path: asked } = requestOf(context);
    const path = asked.slice(SOCIAL_PATH.length).replace(/\.png$/, '');
    if (!asked.endsWith('.png')) throw createProblem(404, NOT_FOUND);
    const known = await pages();
    const page = known.pages.find(each => each.path === (path === '/home' ? '/' : path));
    if (!page && known.isListing) throw new RetryLater(503, LISTING_RETRY_S);
    if (!page) throw createProblem(404, NOT_FOUND);
    const { title, text, image = BRAND_IMAGE } = page.social;
    const elsewhere = isElsewhere(image) ? await pictures.find(image) : undefined;
    return await sendImage(context, images, {
      name: `${cacheNameOf({ title, text, image, isThere: Boolean(elsewhere) })}.png`,
      type: 'image/png',
      cacheControl: `public, max-age=${isElsewhere(image) && !elsewhere ? INSTEAD_TTL : SOCIAL_TTL}`,
      create: () =>
        queueImageWork(requestOf(context).client, async () => {
          const { drawSocialCard } = await import(
            /* webpackChunkName: "social-card", webpackMode: "lazy" */ './draw-social-card.tsx'
          );
          return await drawSocialCard({
            title,
            text,
            note,
            image: elsewhere ?? publicFile(publicDir, image),
          });
        }),
    });
  });
  routes.get(IMAGE_PATH, async context => {
    const parsed = parseRequest(context);
    const request = { ...parsed, quality: usedQuality(parsed) };
    const { format } = request;
    const source = await findSource(request.url);
    if (!source) throw createProblem(404, NOT_FOUND);
    const { url, isInstead = false, read } = source;
    return await sendImage(context, images, {
      name: `${cacheNameOf({ ...request, url })}.${format}`,
      type: format === 'jpg' ? 'image/jpeg' : `image/${format}`,
      cacheControl: `public, max-age=${isInstead ? INSTEAD_TTL : `${IMAGE_TTL}, immutable`}`,
      create: () => queueImageWork(requestOf(context).client, async () => resize(await read(), request)),
    });
  });
  return routes;

  async function findSource(url: string): Promise<Source | undefined> {
    if (isElsewhere(url)) {
      const picture = await pictures.find(url);
      if (picture) return { url, read: () => picture };
      return picture === null
        ? { url: BRAND_IMAGE, isInstead: true, read: () => publicFile(publicDir, BRAND_IMAGE) }
        : undefined;
    }
    if (!FOLDERS.some(folder => url.startsWith(folder))) return undefined;
    const own = join(publicDir, url);
    if (existsSync(own)) return { url, read: () => own };
    const other = await archive.findShellFile(`public${url}`);
    return other && { url, read: async () => await contentOf(other) };
  }
}

/** What a picture is made from. */
interface Source {
  url: string;
  /** It replaces one that cannot be loaded. */
  isInstead?: boolean;
  /** A file, or its bytes. */
  read(): string | Uint8Array | Promise<Uint8Array>;
}

/** Falls back to the default image, because a release may name one that this shell does not have. */
function publicFile(publicDir: string, image: string): string {
  const file = join(publicDir, image);
  return existsSync(file) ? file : join(publicDir, BRAND_IMAGE);
}

/** A repeated parameter becomes a list, which the schema refuses. */
function parseRequest(context: Context): ImageRequest {
  const parameters = Object.entries(context.req.queries()).map(([name, values]) => [
    name,
    values.length === 1 ? values[0] : values,
  ]);
  const parsed = v.safeParse(ImageRequestSchema, Object.fromEntries(parameters));
  if (parsed.success) return parsed.output;
  const name = v.getDotPath(parsed.issues[0]) ?? 'query';
  throw createProblem(400, `The picture cannot be made: ${name} is wrong.`);
}

interface CachedImage {
  /** Changes with everything that the image is made from, so that it serves as ETag too. */
  name: string;
  type: string;
  cacheControl: string;
  create: Create;
}

/** Sends a kept image, made once for all simultaneous requests, or 304 if the browser has it. */
async function sendImage(
  context: Context,
  images: LRUCache<string, Bytes, Create>,
  { name, type, cacheControl, create }: CachedImage,
): Promise<Response> {
  const etag = `"${name}"`;
  context.header('Cache-Control', cacheControl);
  context.header('ETag', etag);
  if (context.req.header('if-none-match') === etag) return context.body(null, 304);
  return context.body(await images.forceFetch(name, { context: create }), 200, { 'Content-Type': type });
}
