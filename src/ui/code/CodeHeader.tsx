import { BookOpen, RotateCcw, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '../components/Button.tsx';
import { IconButton } from '../components/IconButton.tsx';
import type { ScriptRunner } from './useScript.ts';

const TOOL_SIZE = 'size-10 pointer-coarse:size-12';

/** The name of the panel and its buttons. */
export function CodeHeader({
  titleId,
  loadRef,
  runner,
  hasReference,
  onLoad,
  onReference,
  onStartAgain,
  onClose,
}: {
  titleId: string;
  loadRef: Ref<HTMLButtonElement>;
  runner: ScriptRunner;
  hasReference: boolean;
  onLoad: () => void;
  onReference: () => void;
  onStartAgain: () => void;
  onClose: () => void;
}) {
  const isRunning = runner.state.kind === 'running';
  return (
    <div className="flex flex-none flex-wrap items-center gap-1.5">
      <h2 className="min-w-0 flex-1 text-section" id={titleId}>
        Code
      </h2>
      <Button
        ref={loadRef}
        kind={isRunning ? 'outline' : 'primary'}
        size="small"
        title={isRunning ? undefined : 'Load (Ctrl+Enter in the editor)'}
        onClick={isRunning ? runner.stop : onLoad}
      >
        {isRunning ? 'Stop' : 'Load'}
      </Button>
      <IconButton
        icon={BookOpen}
        label="Quick reference"
        isPressed={hasReference}
        size={TOOL_SIZE}
        onPress={onReference}
      />
      <IconButton
        icon={RotateCcw}
        label="Start again with the example"
        size={TOOL_SIZE}
        onPress={onStartAgain}
      />
      <IconButton icon={X} label="Close the code editor" size={TOOL_SIZE} onPress={onClose} />
    </div>
  );
}
