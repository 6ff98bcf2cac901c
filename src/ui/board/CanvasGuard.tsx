import { Component, type ReactNode } from 'react';

/** Shows nothing where the canvas could not be loaded or drawn: the still board below goes on. */
export class CanvasGuard extends Component<
  { readonly children: ReactNode },
  { readonly hasFailed: boolean }
> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}
