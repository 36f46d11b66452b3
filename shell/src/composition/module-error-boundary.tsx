import { Component, type ComponentType, type ReactNode } from 'react';

interface ModuleErrorBoundaryProps {
  name: string;
  fallback: ComponentType<{ retry: () => void }>;
  children: ReactNode;
}

/** A remote that throws while rendering costs its own part only: the fallback stands in, with a way to try again. */
export class ModuleErrorBoundary extends Component<ModuleErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The part ${this.props.name} failed to render`, error);
  }

  override render(): ReactNode {
    const { fallback: Fallback, children } = this.props;
    return this.state.failed ? <Fallback retry={() => this.setState({ failed: false })} /> : children;
  }
}
