import type { ElementType, ReactNode } from 'react';
import classes from './button.module.css';
import { Loader } from './loader.tsx';
import { joinClasses, type PolymorphicProps } from './polymorphic.ts';

interface ButtonProps {
  /** Filled unless given. */
  variant?: 'filled' | 'outline' | 'default';
  /** `md` unless given. */
  size?: 'sm' | 'md' | 'lg';
  /** Shows that the action is under way, and disables the button. */
  loading?: boolean;
  disabled?: boolean;
  className?: string | undefined;
  children?: ReactNode;
}

/** A button, or with `component` a link that looks like one. */
export function Button<Root extends ElementType = 'button'>({
  component,
  variant,
  size,
  loading = false,
  disabled = false,
  className,
  children,
  ...props
}: PolymorphicProps<Root, ButtonProps>) {
  const Element: ElementType = component ?? 'button';
  return (
    <Element
      {...(!component && { type: 'button', disabled: disabled || loading })}
      {...props}
      className={joinClasses(classes.button, className)}
      data-variant={variant}
      data-size={size}
      data-loading={loading || undefined}
    >
      {loading && <Loader className={classes.loader} aria-hidden />}
      <span className={classes.label}>{children}</span>
    </Element>
  );
}
