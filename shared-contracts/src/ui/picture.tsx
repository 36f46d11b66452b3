import { preload } from 'react-dom';
import { type ImageFormat, type ImageWidth, imageSources, imageUrl } from '../site/images.ts';

interface PictureProps {
  /** Path of the picture on the site. */
  src: string;
  alt: string;
  /** Of the picture itself, in px: what its place in the page is kept by. */
  width: number;
  height: number;
  /** How wide it is shown, as CSS `sizes`. */
  sizes: string;
  widths?: readonly ImageWidth[];
  /** Best first; the browser takes the first it knows, and jpg when it knows none. */
  formats?: readonly Exclude<ImageFormat, 'jpg'>[];
  quality?: number;
  /** The page's first picture: fetched before the page's styles ask for it. */
  priority?: boolean;
}

/** Width of the picture beside a page's title. */
export const HERO_SIZES = '(min-width: 75em) 480px, (min-width: 48em) 42vw, 92vw';

const DEFAULT_FORMATS = ['avif', 'webp'] as const;
const DEFAULT_WIDTHS = [320, 480, 640, 800, 960, 1280] as const;

/** A picture in the width and format that the visitor's screen wants (specification, section 7). */
export function Picture({
  src,
  alt,
  width,
  height,
  sizes,
  widths = DEFAULT_WIDTHS,
  formats = DEFAULT_FORMATS,
  quality,
  priority = false,
}: PictureProps) {
  const wish = { url: src, ...(quality !== undefined && { quality }) };
  const middle = widths[Math.floor(widths.length / 2)] ?? widths[0] ?? 640;
  const [best] = formats;
  if (priority && best)
    preload(imageUrl({ ...wish, width: middle, format: best }), {
      as: 'image',
      imageSrcSet: imageSources({ ...wish, format: best }, widths),
      imageSizes: sizes,
      type: `image/${best}`,
      fetchPriority: 'high',
    });
  return (
    <picture>
      {formats.map(format => (
        <source
          key={format}
          type={`image/${format}`}
          srcSet={imageSources({ ...wish, format }, widths)}
          sizes={sizes}
        />
      ))}
      <img
        src={imageUrl({ ...wish, width: middle, format: 'jpg' })}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </picture>
  );
}
