import type { ReactNode, Ref } from 'react';

/**
 * The lit frame of the board on the home page, with a line of text below. Its size does not depend
 * on its content.
 */
export function HeroFrame({
  board,
  line,
  isAwake = false,
  isSolved = false,
  ref,
}: {
  board: ReactNode;
  line: ReactNode;
  /** True once the visitor has used the board: then it is sharp up to its edge. */
  isAwake?: boolean;
  isSolved?: boolean;
  ref?: Ref<HTMLDivElement>;
}) {
  return (
    <div ref={ref} data-keys="">
      <div
        className="lamp-lit relative flex aspect-[11.24/9.24] w-full"
        data-awake={isAwake || undefined}
        data-solved={isSolved || undefined}
      >
        {board}
      </div>
      <div className="@container mx-auto mt-2 flex min-h-12 max-w-150 items-center justify-between gap-4 text-aside text-muted pointer-coarse:min-h-14 max-sm:min-h-16">
        {line}
      </div>
    </div>
  );
}
