import { Component, type ComponentType, type ReactNode } from 'react';

interface ModuleErrorBoundaryProps {
  name: string;
  fallback: ComponentType<{ retry: () => void }>;
  children: ReactNode;
}

/** If a remote module throws while rendering, only this module is replaced by its fallback, which offers a retry. */
export class ModuleErrorBoundary extends Component<ModuleErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The module ${this.props.name} failed to render`, error);
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.failed ? <Fallback retry={() => this.setState({ failed: false })} /> : children;
  }
}
