import { CodeXml } from 'lucide-react';
import { Button } from '../components/Button.tsx';

/** What the narrow column says of the code editor, with the way to it. */
export function CodeLauncher({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  return (
    <div className="flex flex-col items-start gap-3 p-2">
      <p className="text-aside text-muted">
        Write a script in JavaScript whose last expression is the puzzle. It runs when you press
        Load, and is kept in this browser only.
      </p>
      <Button size="small" disabled={isOpen} onClick={onOpen}>
        <CodeXml className="size-5 stroke-[1.6]" aria-hidden />
        {isOpen ? 'The editor is open' : 'Open the code editor'}
      </Button>
    </div>
  );
}
