import type { ComponentType, ReactElement } from 'react';
import type { PageProps, WidgetProps } from 'shared-contracts';
import type { ModuleId } from 'shared-contracts/host';

/** Props of a module, of a page or of a widget. */
export type ModuleProps = PageProps & Partial<WidgetProps>;

interface WrapperProps {
  component: ComponentType<ModuleProps>;
  moduleProps?: ModuleProps;
}

let observe: (id: ModuleId) => void = () => undefined;

/** On the server: calls back whenever the code of a module is about to run, so that a loop can be attributed. */
export function observeModules(observer: typeof observe): void {
  observe = observer;
}

/** The code of this module is about to run. */
export const announceModule = (id: ModuleId): void => observe(id);

const wrappers = new Map<ModuleId, ComponentType<WrapperProps>>();
const NO_PARAMS: ModuleProps = { params: {}, data: {} };
const PREFIX = 'remote-module:';

/**
 * Renders a remote's component inside a wrapper that is named after the module, so that React's component stack tells
 * which module threw while the server rendered.
 */
export function withErrorAttribution(
  id: ModuleId,
  component: ComponentType<ModuleProps>,
  moduleProps?: ModuleProps,
): ReactElement {
  let Wrapper = wrappers.get(id);
  if (!Wrapper) {
    Wrapper = ({ component: Component, moduleProps: props }: WrapperProps) => {
      announceModule(id);
      return <Component {...(props ?? NO_PARAMS)} />;
    };
    Object.defineProperty(Wrapper, 'name', { value: PREFIX + id });
    wrappers.set(id, Wrapper);
  }
  return <Wrapper component={component} moduleProps={moduleProps} />;
}
