import * as v from 'valibot';

/** Widths in px of the image endpoint; others are refused (section 10.25). */
export const imageWidths = [140, 210, 280, 320, 400, 480, 600, 640, 800, 960, 1280] as const;
export type ImageWidth = (typeof imageWidths)[number];

/** Formats of the image endpoint (section 7). */
const imageFormats = ['avif', 'webp', 'jpg'] as const;
export type ImageFormat = (typeof imageFormats)[number];

/** Path of the image endpoint, which the shell serves. */
export const IMAGE_PATH = '/_image';
/** Seconds that a resized picture may be cached: a year. A picture that changes gets another name. */
export const IMAGE_TTL = 31_536_000;
/** Default quality; the endpoint caps it at 85, for avif at 80 (section 7). */
const IMAGE_QUALITY = 85;

const whole = (max: number) =>
  v.pipe(v.string(), v.regex(/^[1-9]\d{0,7}$/), v.transform(Number), v.maxValue(max));

/** The picture in place of one that is missing. */
export const BRAND_IMAGE = '/images/brand.svg';

/** What a picture is called: its path on the site, or the https address of a picture elsewhere that the API names. */
export const PictureUrlSchema = v.pipe(
  v.string(),
  v.maxLength(500),
  v.regex(/^(?:(?:\/[\w-]+)+\.(?:svg|png|jpe?g|webp|avif)|https:\/\/[\w.-]+(?::\d+)?\/[!-~]*)$/),
);

/** Query of the image endpoint: exactly these parameters, each once. */
export const ImageRequestSchema = v.strictObject({
  url: PictureUrlSchema,
  width: v.pipe(whole(1280), v.picklist(imageWidths)),
  format: v.picklist(imageFormats),
  fit: v.picklist(['cover', 'contain', 'inside']),
  quality: whole(100),
  ttl: v.literal(String(IMAGE_TTL)),
});
export type ImageRequest = v.InferOutput<typeof ImageRequestSchema>;

type ImageOptions = Pick<ImageRequest, 'url' | 'width' | 'format'> &
  Partial<Pick<ImageRequest, 'fit' | 'quality'>>;

/** Address of a picture in a width and format (section 7). */
export function imageUrl({
  url,
  width,
  format,
  fit = 'cover',
  quality = IMAGE_QUALITY,
}: ImageOptions): string {
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

/** The `srcset` of a picture: one address per width. */
export function imageSources(image: Omit<ImageOptions, 'width'>, widths: readonly ImageWidth[]): string {
  return widths.map(width => `${imageUrl({ ...image, width })} ${width}w`).join(', ');
}

/** Folder of the pages' social pictures, 1200 x 630 px. */
export const SOCIAL_PATH = '/_social';

/** Path of a page's social picture. @param path the page's main path */
export const socialImage = (path: string): string => `${SOCIAL_PATH}${path === '/' ? '/home' : path}.png`;
