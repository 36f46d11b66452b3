import type { ComponentProps } from 'react';
import { HERO_SIZES, Picture } from 'shared-contracts/ui';
import classes from './hero-picture.module.css';

interface HeroPictureProps extends Pick<ComponentProps<typeof Picture>, 'widths' | 'formats' | 'quality'> {
  /** The brand's image takes the place of a missing one (null). Without data (undefined) the place is kept free. */
  src: string | null | undefined;
}

/** The picture at the top of a page. */
export const HeroPicture = ({ src, ...props }: HeroPictureProps) =>
  src === undefined ? (
    <div className={classes.empty} />
  ) : (
    <Picture
      {...props}
      src={src ?? '/images/brand.svg'}
      alt=""
      width={800}
      height={600}
      sizes={HERO_SIZES}
      priority
    />
  );
