import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react';
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

interface AnchorProps {
  underline?: 'always' | 'never';
  /** Takes size and weight of the text around it. */
  inherit?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A text link. */
export function Anchor<Root extends ElementType = 'a'>({
  component,
  underline = 'never',
  inherit = false,
  className,
  ...props
}: PolymorphicProps<Root, AnchorProps>) {
  const Element: ElementType = component ?? 'a';
  return (
    <Element
      {...props}
      className={joinClasses(!inherit && classes.text, classes.anchor, className)}
      data-underline={underline}
    />
  );
}

/** A text for screen readers only. */
export function VisuallyHidden<Root extends ElementType = 'span'>({
  component,
  className,
  ...props
}: PolymorphicProps<Root, { className?: string | undefined }>) {
  const Element: ElementType = component ?? 'span';
  return <Element {...props} className={joinClasses(classes.hidden, className)} />;
}

interface BadgeProps extends Omit<ComponentPropsWithRef<'div'>, 'color'> {
  color?: 'sea' | 'clay';
}

/** A short fact in a coloured pill. */
export const Badge = ({ color = 'sea', className, children, ...props }: BadgeProps) => (
  <div {...props} className={joinClasses(classes.badge, className)} data-color={color}>
    <span>{children}</span>
  </div>
);
