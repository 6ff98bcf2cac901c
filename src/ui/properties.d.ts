import 'react';

declare module 'react' {
  /** Custom properties may be set as styles: style sheets read them. */
  // oxlint-disable-next-line typescript/no-empty-object-type -- an interface of React is widened
  interface CSSProperties extends Readonly<Record<`--${string}`, string | number | undefined>> {}
}
