/** The keyboard shortcut of the button around it, shown if there is a keyboard and space. */
export function KeyCap({ name }: { name: string }) {
  return (
    <kbd
      className="grid h-5.5 min-w-5.5 flex-none place-items-center rounded-key border border-current px-1.25 font-sans text-[11.5px]/none font-medium opacity-75 max-sm:hidden pointer-coarse:hidden"
      aria-hidden
    >
      {name}
    </kbd>
  );
}
