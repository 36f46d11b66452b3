import type { ComponentPropsWithRef, ElementType } from 'react';

/** Props of a component that renders as `Root`, which its `component` prop names: its own props and those of `Root`. */
export type PolymorphicProps<Root extends ElementType, Own> = Own & { component?: Root } & Omit<
    ComponentPropsWithRef<Root>,
    keyof Own | 'component'
  >;

export const joinClasses = (...names: (string | false | undefined)[]): string =>
  names.filter(Boolean).join(' ');
