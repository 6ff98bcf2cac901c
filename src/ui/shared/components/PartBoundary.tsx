import { Component, type ReactNode } from 'react';
import { useText } from '#ui/shared/texts/useText.ts';

/**
 * An error boundary around everything that renders user content: each comment, card, panel, notice,
 * picture and text. After an error it shows the plain text, or a short message. It retries when
 * `text` or `about` changes.
 */
export function PartBoundary({
  text,
  fallback = <PlainText text={text} />,
  about = text,
  children,
}: {
  /** The words of the part, without its form. */
  text?: string;
  /** Shown in its place; else the text, else a sentence. */
  fallback?: ReactNode;
  /** The data that the part is drawn from. */
  about?: unknown;
  children: ReactNode;
}) {
  return (
    <Boundary fallback={fallback} about={about}>
      {children}
    </Boundary>
  );
}

interface BoundaryProps {
  readonly about: unknown;
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly about: unknown;
  readonly hasFailed: boolean;
}

/** The one class that React needs for this. A library for it does not fit into a first load. */
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override readonly state = { about: this.props.about, hasFailed: false };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  static getDerivedStateFromProps(
    { about }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState | null {
    return about === state.about ? null : { about, hasFailed: false };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A text as it was written, with its lines; without one, a sentence that says what is missing. */
export function PlainText({ text }: { text: string | undefined }) {
  const t = useText();
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">{text ?? t('site.partNotShown')}</span>
  );
}
