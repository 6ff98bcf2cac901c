/** The placeholder of a line of text, sized by `className`. Decorative. */
export function Bar({ className }: { className: string }) {
  return (
    <span
      className={`block rounded-[6px] bg-[linear-gradient(100deg,var(--color-fill-1)_35%,var(--color-fill-3)_50%,var(--color-fill-1)_65%)] bg-size-[300%_100%] animate-sweep still:animate-none ${className}`}
      aria-hidden
    />
  );
}
