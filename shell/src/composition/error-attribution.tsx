import type { ComponentType, ReactElement } from 'react';
import type { ModuleId, PageProps } from 'shared-contracts';

interface NamedProps {
  component: ComponentType<PageProps>;
  pageProps?: PageProps;
}

const wrappers = new Map<ModuleId, ComponentType<NamedProps>>();
const NO_PARAMS: PageProps = { params: {} };
const PREFIX = 'part:';

/** Renders a remote's component below one that carries the part's id as its name, so that a server error names its part. */
export function withErrorAttribution(
  id: ModuleId,
  component: ComponentType<PageProps>,
  pageProps?: PageProps,
): ReactElement {
  let Wrapper = wrappers.get(id);
  if (!Wrapper) {
    Wrapper = ({ component: Component, pageProps: props }: NamedProps) => (
      <Component {...(props ?? NO_PARAMS)} />
    );
    Object.defineProperty(Wrapper, 'name', { value: PREFIX + id });
    wrappers.set(id, Wrapper);
  }
  return <Wrapper component={component} pageProps={pageProps} />;
}

/** The part in which an error arose, read from React's component stack; undefined if it arose in the shell itself. */
export function moduleInStack(componentStack: string): ModuleId | undefined {
  return /part:([a-z]+\/[\w-]+)/.exec(componentStack)?.[1] as ModuleId | undefined;
}
