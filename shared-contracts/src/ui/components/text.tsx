import type { ComponentPropsWithRef, ElementType } from 'react';
import { joinClasses, type PolymorphicProps } from './polymorphic.ts';
import classes from './text.module.css';

type Heading = 'h1' | 'h2' | 'h3' | 'h4';

interface TitleProps extends ComponentPropsWithRef<Heading> {
  order: 1 | 2 | 3 | 4;
  /** The look, if it differs from that of the order. */
  size?: Heading;
}

/** A heading of the page. */
export function Title({ order, size = `h${order}`, className, ...props }: TitleProps) {
  const Element: ElementType = `h${order}`;
  return <Element {...props} className={joinClasses(classes.title, className)} data-size={size} />;
}

/** A paragraph. */
export const Text = ({ className, ...props }: ComponentPropsWithRef<'p'>) => (
  <p {...props} className={joinClasses(classes.text, className)} />
);

/** A text for screen readers only. */
export function VisuallyHidden<Root extends ElementType = 'span'>({
  component,
  className,
  ...props
}: PolymorphicProps<Root, { className?: string | undefined }>) {
  const Element: ElementType = component ?? 'span';
  return <Element {...props} className={joinClasses(classes.hidden, className)} />;
}
