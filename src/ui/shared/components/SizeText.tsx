import { RichText } from '#ui/shared/texts/RichText.tsx';

/** Width and height of a grid. */
export function SizeText({
  grid: { width, height },
}: {
  grid: { readonly width: number; readonly height: number };
}) {
  return (
    <span>
      <RichText
        id="site.size"
        values={{ width, height }}
        tags={{
          times: (word) => (
            <>
              <span aria-hidden>×</span>
              <span className="sr-only">{word}</span>
            </>
          ),
        }}
      />
    </span>
  );
}
