/** Width and height of a grid. */
export function SizeText({
  grid: { width, height },
}: {
  grid: { readonly width: number; readonly height: number };
}) {
  return (
    <span>
      {width} <span aria-hidden>×</span>
      <span className="sr-only">by</span> {height}
    </span>
  );
}
