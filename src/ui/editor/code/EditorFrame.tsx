import { Button } from '#ui/shared/components/Button.tsx';
import { useText } from '#ui/shared/texts/useText.ts';
import type { EditorState } from './useEditor.ts';

/** The document of the editor, which is served with a policy of its own. */
const ADDRESS = '/code.html';

/** The editor in its frame, or what is known of it while it is not there. */
export function EditorFrame({ editor }: { editor: EditorState }) {
  const t = useText();
  const { frameRef, phase, attempt, retry } = editor;
  return (
    <div className="relative min-h-0 min-w-0 flex-1 overflow-clip rounded-surface border border-line">
      {phase !== 'failed' && (
        <iframe
          key={attempt}
          ref={frameRef}
          className="size-full data-loading:invisible"
          data-loading={phase === 'loading' || undefined}
          title={t('code.frame')}
          src={ADDRESS}
        />
      )}
      {phase !== 'ready' && (
        <div className="absolute inset-0 grid place-content-center justify-items-center gap-3 p-6 text-center text-muted">
          <p role="status">{phase === 'loading' ? t('code.loadingFrame') : t('code.notLoaded')}</p>
          {phase === 'failed' && (
            <Button kind="outline" size="small" onClick={retry}>
              {t('code.tryAgain')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
