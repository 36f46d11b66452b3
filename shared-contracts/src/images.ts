import * as v from 'valibot';

/** Widths in px that the resizing endpoint makes; any other is refused (section 10.25). */
export const imageWidths = [140, 210, 280, 320, 400, 480, 600, 640, 800, 960, 1280] as const;
/** One of the widths that the endpoint makes. */
export type ImageWidth = (typeof imageWidths)[number];

/** Formats that the endpoint writes (section 7). */
export const imageFormats = ['avif', 'webp', 'jpg'] as const;
/** One of the formats that the endpoint writes. */
export type ImageFormat = (typeof imageFormats)[number];

/** Where the site's own host resizes pictures. */
export const IMAGE_PATH = '/_image';
/** Seconds that a resized picture may be kept: a year. A picture that changes gets another name. */
export const IMAGE_TTL = 31_536_000;
/** Quality that is asked for where nothing else is said; the endpoint caps it at 85, for avif at 80 (section 7). */
export const IMAGE_QUALITY = 85;

const whole = (max: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/), v.transform(Number), v.maxValue(max));

/** The endpoint's query: exactly these parameters, each once. `url` is a path on the site itself, never an address. */
export const ImageRequestSchema = v.strictObject({
  url: v.pipe(v.string(), v.maxLength(200), v.regex(/^(?:\/[\w-]+)+\.(?:svg|png|jpe?g|webp|avif)$/)),
  width: v.pipe(whole(1280), v.picklist(imageWidths)),
  format: v.picklist(imageFormats),
  fit: v.picklist(['cover', 'contain', 'inside']),
  quality: whole(100),
  ttl: v.literal(String(IMAGE_TTL)),
});
/** What the endpoint is asked for. */
export type ImageRequest = v.InferOutput<typeof ImageRequestSchema>;

type ImageWish = Pick<ImageRequest, 'url' | 'width' | 'format'> &
  Partial<Pick<ImageRequest, 'fit' | 'quality'>>;

/** Address of a picture in another width and format (section 7). `url` is a path on the site. */
export function imageUrl({ url, width, format, fit = 'cover', quality = IMAGE_QUALITY }: ImageWish): string {
  const query = new URLSearchParams({
    url,
    width: String(width),
    format,
    fit,
    quality: String(quality),
    ttl: String(IMAGE_TTL),
  });
  return `${IMAGE_PATH}?${query}`;
}

/** The `srcset` of a picture: one address a width. */
export function imageSources(wish: Omit<ImageWish, 'width'>, widths: readonly ImageWidth[]): string {
  return widths.map(width => `${imageUrl({ ...wish, width })} ${width}w`).join(', ');
}

/** Below it stand the preview pictures for links, 1200 x 630 px, one a page. */
export const SOCIAL_PATH = '/_social';

/** Path of the preview picture of a page, given the page's main path. */
export const socialImage = (path: string): string => `${SOCIAL_PATH}${path === '/' ? '/home' : path}.png`;
