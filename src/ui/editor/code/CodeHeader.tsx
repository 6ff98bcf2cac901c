import { BookOpen, RotateCcw, X } from 'lucide-react';
import type { Ref } from 'react';
import { Button, IconButton } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/texts.ts';
import type { ScriptRunner } from './useScript.ts';

const TOOL_SIZE = 'size-10 pointer-coarse:size-12';

/** The title of the panel and its buttons. */
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
  const t = useText();
  const isRunning = runner.state.kind === 'running';
  return (
    <div className="flex flex-none flex-wrap items-center gap-1.5">
      <h2 className="min-w-0 flex-1 text-section" id={titleId}>
        {t('code.title')}
      </h2>
      <Button
        ref={loadRef}
        kind={isRunning ? 'outline' : 'primary'}
        size="small"
        title={isRunning ? undefined : t('code.loadKeys')}
        onClick={isRunning ? runner.stop : onLoad}
      >
        {isRunning ? t('code.stop') : t('code.load')}
      </Button>
      <IconButton
        icon={BookOpen}
        label={t('code.reference')}
        isPressed={hasReference}
        size={TOOL_SIZE}
        onPress={onReference}
      />
      <IconButton
        icon={RotateCcw}
        label={t('code.startAgain')}
        size={TOOL_SIZE}
        onPress={onStartAgain}
      />
      <IconButton icon={X} label={t('code.close')} size={TOOL_SIZE} onPress={onClose} />
    </div>
  );
}
