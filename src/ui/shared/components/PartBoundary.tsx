import { Component, type ReactNode } from 'react';
import { useText } from '#ui/shared/texts/texts.ts';

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
  /** The plain text of the part. */
  text?: string;
  /** Shown instead of the part; defaults to the text, else to a message. */
  fallback?: ReactNode;
  /** The data that the part renders. */
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

/** React needs a class for error boundaries. A library would be too large for the first load. */
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

/** A text with its line breaks; without one, a message that it is missing. */
export function PlainText({ text }: { text: string | undefined }) {
  const t = useText();
  return (
    <span className="wrap-anywhere whitespace-pre-wrap">{text ?? t('site.partNotShown')}</span>
  );
}
