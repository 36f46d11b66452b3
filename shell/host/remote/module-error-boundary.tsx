import { Component, type ReactNode } from 'react';
import { reportError } from '../reports/report-error.ts';

interface ModuleErrorBoundaryProps {
  name: string;
  onError(): void;
  children: ReactNode;
}

/** If a remote module throws, renders nothing in its place and reports it before the browser paints. */
export class ModuleErrorBoundary extends Component<ModuleErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.error(`The module ${this.props.name} failed to render`, error);
    reportError('render', error, this.props.name);
    this.props.onError();
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
