import type { ImageRequest } from 'shared-contracts/host';
import sharp, { type Sharp } from 'sharp';
import { createBoundedQueue } from '../../guard/bounded-queue.ts';

export const SECONDS_MAX = 5;
/** What a picture is read with: one of more pixels, or with faults, is not. */
export const readLimits = { limitInputPixels: 40_000_000, failOn: 'error' } as const;
const SVG_DPI = 72;
const SVG_DPI_MAX = 2_400;
const QUALITY_MAX = { avif: 80, webp: 85, jpg: 85 } as const;
const QUALITY_STEP = 5;

const encoders: Record<ImageRequest['format'], (image: Sharp, quality: number) => Sharp> = {
  avif: (image, quality) => image.avif({ quality, effort: 3 }),
  webp: (image, quality) => image.webp({ quality }),
  jpg: (image, quality) => image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }),
};

/** Image work of all visitors. */
export const { run: queueImageWork } = createBoundedQueue({ concurrency: 2, waiting: 96, perClient: 32 });

/** The requested quality, rounded to a few steps, so that nobody fills the cache with files that look alike. */
export const usedQuality = ({ quality, format }: ImageRequest): number =>
  Math.min(Math.ceil(quality / QUALITY_STEP) * QUALITY_STEP, QUALITY_MAX[format]);

/**
 * Resizes an image, a file or its bytes, to the requested width and format.
 * @throws Error when the file is not an image or takes too long
 */
export async function resize(file: string | Uint8Array, { width, format, fit, quality }: ImageRequest) {
  const source = await sharp(file, readLimits).metadata();
  const isVector = source.format === 'svg';
  // A vector image is rasterized at the requested size, so that it stays sharp.
  const density = isVector ? Math.min(SVG_DPI * Math.max(1, width / source.width), SVG_DPI_MAX) : SVG_DPI;
  const image = sharp(file, { ...readLimits, density })
    .timeout({ seconds: SECONDS_MAX })
    .resize({ width, fit, withoutEnlargement: !isVector });
  const encode = encoders[format];
  return new Uint8Array(await encode(image, quality).toBuffer());
}
